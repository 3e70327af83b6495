"""Whatever is sent to the API, well-formed or not, never causes a server error."""

from functools import cache
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import given, settings

from ludi.server import analysis_pages, api, mine

from .conftest import Client, Guest

app = FastAPI()
for router in (api.router, mine.api, analysis_pages.api):
    app.include_router(router)
# All requests, except for streams, which do not end.
ASKED = [(path, way) for path, ways in app.openapi()["paths"].items() for way in ways if not path.endswith("/live")]


@cache
def schema() -> Any:
    import schemathesis  # slow to import, and not needed by other tests

    return schemathesis.openapi.from_dict(app.openapi())


@pytest.fixture
def livia(client: Client) -> Guest:
    return Guest(client, "Livia")


@pytest.fixture
def laid(livia: Guest) -> str:
    return str(livia.table("roads", "me", "friend", "friend")["id"])


# No strategy here draws with `random`, but meanwhile the bots of a table do, in the server's thread.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize(("path", "way"), ASKED)
def test_no_request_causes_a_server_error(path: str, way: str, livia: Guest, laid: str) -> None:
    """As generated, and to an existing table."""

    @given(case=schema()[path][way].as_strategy())
    @settings(max_examples=15, derandomize=True, deadline=None)
    def answers(case: Any) -> None:
        for table_id in (None, laid):
            if table_id and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table_id
            answer = case.call(base_url=str(livia.client.base_url), headers=livia.headers)
            assert answer.status_code < 500, answer.text

    answers()
