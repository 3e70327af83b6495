"""The system's Chromium, driven by Playwright; if there is none, these tests are skipped with a message."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludi
from tests.serving import Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

# The headless shell is the same engine without windows, tabs and bars: a new page takes a quarter of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
UNPAINTED = "--force-gpu-mem-available-mb=1"  # no memory for pixels, which no test looks at

PATIENCE = 90_000  # milliseconds allowed for a busy machine
NewPage = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = "there is no Chromium here (Debian: apt install chromium-headless-shell): the browser tests are skipped"
    for item in items:
        if CHROMIUM is None and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, UNPAINTED])
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server per module: every page belongs to a different guest, with tables of their own."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def new_page(browser: Any, server: Server) -> Iterator[NewPage]:
    """Pages of different guests. Nothing may go wrong on them: no console errors, no requests to other sites."""
    contexts, wrong = [], []

    def make(width: int = 1440, height: int = 900, newcomer: bool = False, **settings: Any) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=server.address, reduced_motion="reduce", **settings
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not newcomer:  # mark the introduction to first games as read
            context.add_init_script(
                "".join(f"localStorage.setItem('first-{game}', 'read');" for game in ludi.catalogue())
            )
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", complain)
        page.on("request", lambda request: wrong.append(request.url) if not is_ours(request.url) else None)
        return page

    def complain(message: Any) -> None:
        if message.type == "error" and message.location["url"]:  # scripts injected by tests have no address
            wrong.append(message.text)

    def is_ours(url: str) -> bool:
        return url.startswith((server.address, "data:", "blob:"))

    yield make
    for context in contexts:
        context.close()
    # expected: refused moves (409, 422) and a lost server also appear in the console
    wrong = [text for text in wrong if "status of 4" not in text and "net::ERR" not in text]
    assert not wrong, wrong
