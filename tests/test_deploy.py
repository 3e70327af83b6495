"""The container files refer to existing files, and start Ludi with existing options."""

import json
import re
import shlex
from pathlib import Path

import yaml

from ludi.cli import build_parser

ROOT = Path(__file__).parent.parent


def test_the_image_is_made_of_files_that_exist() -> None:
    lines = (ROOT / "deploy/Containerfile").read_text().replace("\\\n", "").splitlines()
    copied = [part for line in lines if line.startswith("COPY") for part in line.split()[1:-1]]
    assert copied and all((ROOT / part).exists() for part in copied)
    installed = re.findall(r"--requirement (\S+)", "\n".join(lines))
    assert installed and all((ROOT / part).exists() for part in installed)


def test_compose_starts_it_with_its_database() -> None:
    (entry,) = re.findall("^ENTRYPOINT (.*)$", (ROOT / "deploy/Containerfile").read_text(), re.MULTILINE)
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    services = compose["services"]
    assert set(services["caddy"]["depends_on"]) <= set(services) and set(services["ludi"]["depends_on"]) <= set(
        services
    )
    program, *options = json.loads(entry)
    found = build_parser().parse_args([*options, *services["ludi"]["command"]])
    assert program == "ludi" and found.processes == 2 and found.database.endswith("@database/ludi")
    for mounted in services["caddy"]["volumes"]:
        source = mounted.split(":")[0]
        assert source in compose["volumes"] or (ROOT / "deploy" / source).exists()
    assert f"ludi:{found.port}" in (ROOT / "deploy/Caddyfile").read_text()


def test_the_guide_names_existing_options() -> None:
    text = (ROOT / "docs/hosting.md").read_text()
    commands = re.findall(r"(?:ludi/ludi|\./ludi) (serve --no-browser .*)", text)
    assert len(commands) == 2
    for command in commands:
        build_parser().parse_args(shlex.split(command))
