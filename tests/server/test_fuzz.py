"""Whatever is sent to the API, in the form it describes or not: the server makes no fault of its own."""

from functools import cache
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import given, settings

from ludi.server import api

from .conftest import Client, Guest

app = FastAPI()
app.include_router(api.router)
# All that can be asked, except for streams, which do not end.
ASKED = [(path, way) for path, ways in app.openapi()["paths"].items() for way in ways if not path.endswith("/live")]


@cache
def schema() -> Any:
    import schemathesis  # takes seconds to load: where other tests run it is not needed

    return schemathesis.openapi.from_dict(app.openapi())


@pytest.fixture
def livia(client: Client) -> Guest:
    return Guest(client, "Livia")


@pytest.fixture
def laid(livia: Guest) -> str:
    return str(livia.table("roads", "me", "friend", "friend")["id"])


@pytest.mark.parametrize(("path", "way"), ASKED)
def test_the_server_makes_no_fault(path: str, way: str, livia: Guest, laid: str) -> None:
    """As it was thought of, and to a table that there is."""

    @given(case=schema()[path][way].as_strategy())
    @settings(max_examples=15, derandomize=True, deadline=None)
    def answers(case: Any) -> None:
        for table_id in (None, laid):
            if table_id and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table_id
            answer = case.call(base_url=str(livia.client.base_url), headers=livia.headers)
            assert answer.status_code < 500, answer.text

    answers()
