"""Monitoring: the server's health, its metrics, its log as JSON lines."""

import asyncio
import json
import logging
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import select
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.schema import about
from ludi.server.site import Site, TheSite

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds: the histogram's buckets
STATM = Path("/proc/self/statm")  # Linux's memory statistics

health = APIRouter(include_in_schema=False)
metrics = APIRouter(include_in_schema=False)


@health.get("/healthz")
async def healthz(site: TheSite) -> Response:
    """For supervisors and load balancers: healthy if the server answers and its database does."""
    try:
        await asyncio.to_thread(site.store.read, select(about.c.schema))
    except Exception as error:
        return PlainTextResponse(f"{type(error).__name__}: the database does not answer.\n", 503)
    return PlainTextResponse("ok\n")


@metrics.get("/metrics")
async def measured(request: Request, site: TheSite) -> Response:
    """The metrics, in Prometheus's text format."""
    lines = [*_lines(site), *_answered(request.app.state.answers)]
    return Response("".join(lines), media_type="text/plain; version=0.0.4; charset=utf-8")


@dataclass
class Answers:
    """The responses given, and how long each took to begin."""

    by_status: Counter[int] = field(default_factory=Counter)
    by_slot: Counter[int] = field(default_factory=Counter)  # by the first of BOUNDS not exceeded
    seconds: float = 0.0

    def add(self, status: int, seconds: float) -> None:
        self.by_status[status] += 1
        self.by_slot[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Counting:
    """Middleware that counts responses."""

    def __init__(self, app: ASGIApp, answers: Answers) -> None:
        self.app, self.answers = app, answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answers.add(message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_counted)


def _lines(site: Site) -> Iterator[str]:
    tables, thinkers = list(site.hall.open.values()), site.thinkers
    yield from _one("ludi_tables", "gauge", "Tables in memory.", len(tables))
    pages = sum(len(table.viewers.connections) for table in tables)
    yield from _one("ludi_pages", "gauge", "Open pages and programs that listen at tables.", pages)
    homes = sum(map(len, site.homes.open.values()))
    yield from _one("ludi_home_pages", "gauge", "Open home pages.", homes)
    moves = site.hall.services.entries
    yield from _one("ludi_entries_total", "counter", "Decisions, also those of bots, and what was taken back.", moves)
    yield from _one("ludi_bot_questions", "gauge", "Questions to bots not answered yet.", sum(thinkers.asked.values()))
    yield from _one("ludi_games_ready", "gauge", "Games that are compiled.", len(thinkers.ready))
    yield from _one("process_cpu_seconds_total", "counter", "Processor time.", round(time.process_time(), 2))
    if STATM.exists():
        memory = int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        yield from _one("process_resident_memory_bytes", "gauge", "Memory in use.", memory)


def _answered(answers: Answers) -> Iterator[str]:
    yield from _head("ludi_answers_total", "counter", "Answers to requests.")
    for status, number in sorted(answers.by_status.items()):
        yield f'ludi_answers_total{{status="{status}"}} {number}\n'
    yield from _head("ludi_answer_seconds", "histogram", "Seconds until an answer began.")
    below = 0
    for slot, bound in enumerate((*BOUNDS, "+Inf")):
        below += answers.by_slot[slot]
        yield f'ludi_answer_seconds_bucket{{le="{bound}"}} {below}\n'
    yield f"ludi_answer_seconds_sum {answers.seconds:.6f}\nludi_answer_seconds_count {below}\n"


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n"


def _one(name: str, kind: str, meaning: str, value: float) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    yield f"{name} {value}\n"


class Json(logging.Formatter):
    """Formats each message as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_json() -> None:
    """Log everything as JSON from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
