"""Whatever is sent to the API, in the form it describes or not: the server makes no fault of its own."""

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import settings
from schemathesis import Case

from ludi.server import api

from .conftest import Client, Guest

app = FastAPI()
app.include_router(api.router)
# All that can be asked, except for streams, which do not end.
API = schemathesis.openapi.from_dict(app.openapi()).exclude(path_regex="/live$")


@pytest.fixture
def livia(client: Client) -> Guest:
    return Guest(client, "Livia")


@pytest.fixture
def laid(livia: Guest) -> str:
    return str(livia.table("roads", "me", "friend", "friend")["id"])


@API.parametrize()
@settings(max_examples=15, derandomize=True, deadline=None)
def test_the_server_makes_no_fault(case: Case[Any], livia: Guest, laid: str) -> None:
    """As it was thought of, and to a table that there is."""
    for table_id in (None, laid):
        if table_id and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table_id
        answer = case.call(base_url=str(livia.client.base_url), headers=livia.headers)
        assert answer.status_code < 500, answer.text
