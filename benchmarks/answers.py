"""How soon a kept-alive connection is answered, and how large pages are: a program plays on a real server.

python benchmarks/answers.py --moves 40

The bots play quick moves without a pause. Reports the median and the fastest tenth: on a busy machine the latter is the
server's own time. Pages are requested plain, and compressed as browsers do.
"""

import argparse
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx

import ludi
from tests.serving import Server


def play(client: httpx.Client, game: str, moves: int) -> dict[str, tuple[float, float, float]]:
    """By request: milliseconds (median, fastest tenth) and bytes of the responses."""
    times: dict[str, list[float]] = defaultdict(list)
    sizes: dict[str, list[int]] = defaultdict(list)

    def ask(what: str, method: str, path: str, **more: object) -> httpx.Response:
        request = client.build_request(method, path, **more)  # type: ignore[arg-type]
        began = time.perf_counter()
        answer = client.send(request)
        times[what].append(1000 * (time.perf_counter() - began))
        sizes[what].append(answer.num_bytes_downloaded)
        answer.raise_for_status()
        return answer

    chance = random.Random(1)
    client.post("/api/guests", json={"name": "Automaton"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = client.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
    while len(times["POST move"]) < moves:
        seen = ask("GET table", "GET", f"/api/tables/{table}").json()
        if seen["status"] == "over":
            break
        if not seen["choices"]:
            time.sleep(0.05)
            continue
        for _ in range(3):
            ask("GET table, unchanged", "GET", f"/api/tables/{table}")
        ask("GET page", "GET", f"/t/{table}", headers={"accept-encoding": "identity"})
        ask("GET page, compressed", "GET", f"/t/{table}", headers={"accept-encoding": "gzip"})
        time.sleep(0.1)  # stay within the rate limits
        move = {"number": seen["number"], "action": chance.choice(seen["choices"])["action"]}
        ask("POST move", "POST", f"/api/tables/{table}/moves", json=move)
    return {
        what: (statistics.median(spent), sorted(spent)[len(spent) // 10], statistics.median(sizes[what]))
        for what, spent in times.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40, help="per game")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            for game in ludi.catalogue():
                with httpx.Client(base_url=server.address, timeout=30) as client:
                    for what, (median, quickest, size) in play(client, game, asked.moves).items():
                        print(f"{game}: {what}: {median:.1f} ms ({quickest:.1f}), {size:,.0f} bytes", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
