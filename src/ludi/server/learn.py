"""The pages of lessons: `/learn/GAME`."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from ludi.server.lessons import Learner, title_of
from ludi.server.pages import form, go, introduced, render
from ludi.server.refused import Refused
from ludi.server.site import Asking, TheSite, payer, paying
from ludi.web.words import WORDS

router = APIRouter(include_in_schema=False, dependencies=[paying("page")])


Updates = list[dict[str, Any]]


class Asked(BaseModel):
    number: int  # the step it answers
    action: int | None = None  # the number of a decision


@router.get("/learn/{game}")
async def lesson(game: str, request: Request, site: TheSite, guest: Asking) -> Response:
    learner = Learner(site.store, game, guest.id if guest else None)
    drawing = learner.draw()
    return render(
        "learn.html.j2",
        request,
        guest,
        **drawing.variables(),
        lesson_title=title_of(game),
        version=next(site.store.versions),
        api=f"/learn/{game}",
    )


@router.post("/learn/{game}")
async def begin(game: str, request: Request, site: TheSite, guest: Asking) -> Response:
    """Continue where the guest left off, or with `chapter` from its beginning."""
    fields = await form(request)
    guest = await introduced(site, request, guest, "")
    learner = Learner(site.store, game, guest.id)
    if chapter := fields.get("chapter", ""):
        learner.begin(int(chapter) if chapter.isdecimal() else -1)
        await learner.keep()
    return go(f"/learn/{game}", site, request, guest)


@router.get("/learn/{game}/state")
async def state(game: str, site: TheSite, guest: Asking) -> JSONResponse:
    """Everything, for a page that is out of sync."""
    return JSONResponse(Learner(site.store, game, guest.id if guest else None).update())


@router.post("/learn/{game}/{what}")
async def act(game: str, what: str, asked: Asked, request: Request, site: TheSite, guest: Asking) -> Response:
    """Act in a lesson; the response has all resulting updates, in order."""
    site.rates.spend("move", payer(request, guest))
    guest = await introduced(site, request, guest, "")  # from now on progress is saved
    learner = Learner(site.store, game, guest.id)
    if what not in DOING:
        raise Refused(WORDS("no-such-file"), 404)
    if asked.number != learner.progress.count:
        raise Refused(WORDS("moved-on"))
    response = JSONResponse({"updates": await DOING[what](learner, asked.action)})
    site.guests.remember(response, guest, request.url.scheme == "https")
    return response


async def decide(learner: Learner, action: int | None) -> Updates:
    if action is None:
        raise Refused(WORDS("no-such-file"), 422)
    return await learner.follow(learner.course.decide(action))


async def take_back(learner: Learner, _action: int | None) -> Updates:
    learner.course.take_back()
    return await learner.follow(())


async def read_on(learner: Learner, _action: int | None) -> Updates:
    """Go on ("Next") from a step that is only to be read."""
    goal = learner.course.goal
    return await learner.follow(learner.course.go_on() if goal and not goal.do else ())


async def skip(learner: Learner, _action: int | None) -> Updates:
    """Do the step for the learner."""
    return await learner.follow(learner.course.finish())


async def show(learner: Learner, _action: int | None) -> Updates:
    """Demonstrate the step, then restore everything."""
    learner.course.begin_step()
    shown = [learner.update(entry, match, showing=True) for entry, match in learner.show()]
    return [*shown, *await learner.follow(())]


DOING: dict[str, Callable[[Learner, int | None], Awaitable[Updates]]] = {
    "moves": decide,
    "undo": take_back,
    "next": read_on,
    "skip": skip,
    "show": show,
}
