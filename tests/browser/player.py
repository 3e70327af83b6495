"""Plays on the page as a person would: clicks, or presses keys, on what glows."""

import random
from typing import Any

# A point of each thing that can be chosen now where a click meets it and nothing that lies above it.
POINTS = """() => {
  if (document.querySelector('#banner a[href$="/score"]')) return "over";
  if (document.body.classList.contains('is-waiting')) return false;
  const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
  const points = [];
  for (const target of document.querySelectorAll('[data-action]')) {
    if (!legal.has(target.dataset.action) || target.closest('#moves') || !target.checkVisibility()) continue;
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
    for (const part of [target, ...target.querySelectorAll('*')]) {
      const box = part.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width && document.elementFromPoint(x, y)?.closest('[data-action]') === target) {
        points.push([target.dataset.action, x, y]);
        break;
      }
    }
  }
  return points.length ? points : false;
}"""
CHANGED = "version => document.body.dataset.version !== version || document.querySelector('[data-do=confirm]')"
ON_TARGET = "() => document.activeElement.matches('[data-action]')"


class Player:
    """Somebody at a page who chooses at random."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page, self.chance, self.decisions = page, random.Random(seed), 0

    def waits(self) -> Any:
        """Until it is this person's turn, or the game is "over"; where to click: (action, x, y)."""
        return self.page.wait_for_function(POINTS, timeout=20_000).json_value()

    def clicks(self, points: Any) -> None:
        """Choose something that glows; confirm where that is asked."""
        action, x, y = self.chance.choice(points)
        self.page.evaluate(
            "a => [...document.querySelectorAll(`[data-action='${a}']`)].find((t) => !t.closest('#moves'))"
            "?.scrollIntoView({block: 'nearest', inline: 'nearest'})", action,
        )  # fmt: skip
        again = next(((x, y) for a, x, y in self.waits() if a == action), (x, y))
        self._do(lambda: self.page.mouse.click(*again))
        confirm = self.page.query_selector("[data-do=confirm]")
        if confirm:
            self._do(confirm.click)
        self.decisions += 1

    def presses(self) -> None:
        """The same by keyboard alone."""
        keys = self.page.keyboard
        if not self.page.evaluate(ON_TARGET):
            keys.press("g")
        for _ in range(self.chance.randrange(4)):
            keys.press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        assert self.page.evaluate(ON_TARGET), "the focus is on something that can be chosen"
        self._do(lambda: keys.press("Enter"))
        if self.page.query_selector("[data-do=confirm]"):
            self._do(lambda: keys.press("Enter"))
        self.decisions += 1

    def _do(self, act: Any) -> None:
        version = self.page.evaluate("document.body.dataset.version")
        act()
        self.page.wait_for_function(CHANGED, arg=version, timeout=10_000)

    def plays(self, most: int = 2000, keyboard: bool = False) -> bool:
        """Play on; True when the game is over."""
        for _ in range(most):
            points = self.waits()
            if points == "over":
                return True
            if keyboard:
                self.presses()
            else:
                self.clicks(points)
        return False
