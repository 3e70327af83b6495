"""Plays on a page like a person: clicks, or presses keys, on what glows."""

import random
from typing import Any

# The actions that can currently be chosen on the visible part of the board.
CHOICES = """() => {
  if (document.querySelector('#banner a[href$="/score"]')) return "over";
  if (document.body.dataset.ready === undefined || document.body.dataset.sending !== undefined) return false;
  document.querySelector('#first[open]')?.close(); // what a first game begins with
  const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
  if (!legal.size) return false;
  const shown = [...document.querySelectorAll('[data-action]')].filter(
    (target) => legal.has(target.dataset.action) && !target.closest('#moves') && target.checkVisibility());
  return [...new Set(shown.map((target) => target.dataset.action))];
}"""
# A point where a click hits this choice and nothing above it.
POINT = """(action) => {
  for (const target of document.querySelectorAll(`[data-action="${action}"]`)) {
    if (target.closest('#moves') || !target.checkVisibility()) continue;
    target.scrollIntoView({block: 'center', inline: 'center'});
    for (const part of [target, ...target.querySelectorAll('*')]) {
      const box = part.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width && document.elementFromPoint(x, y)?.closest('[data-action]') === target) return [x, y];
    }
  }
  return null;
}"""
# The choices covered by the coach, hints or a tooltip, they or the names of their places: there must be none.
COVERED = """() => {
  const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
  return [...document.querySelectorAll('[data-action]')].filter((target) => {
    if (!legal.has(target.dataset.action) || target.closest('#moves')) return false;
    if (!target.checkVisibility({visibilityProperty: true})) return false;
    const names = target.closest('[data-place]')?.querySelectorAll(':scope > text') ?? [];
    return [target.querySelector(':scope > .halo') ?? target, ...names].some((part) => {
      const box = part.getBoundingClientRect();
      return [0.2, 0.5, 0.8].some((share) => {
        const [x, y] = [box.x + box.width * share, box.y + box.height / 2];
        return document.elementFromPoint(x, y)?.closest('.coach, .hints, #tip');
      });
    });
  }).map((target) => target.dataset.action);
}"""
SELECTED = "main [data-action][aria-pressed=true]"  # waiting for confirmation
SENT = "version => document.body.dataset.version !== version"
CHANGED = f"{SENT} || document.querySelector('{SELECTED}')"
OFFERED = "[data-do=offer-all]:not([hidden])"  # shown after pressing a piece that stands for several choices
OFTEN = 40  # milliseconds; polling every frame would make the browser draw every frame
ON_TARGET = "() => document.activeElement.matches('[data-action], [data-offer]')"


class Player:
    """A guest on a page who chooses at random."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page, self.chance, self.decisions = page, random.Random(seed), 0

    def waits(self) -> Any:
        """Wait until it is this guest's turn, or the game is "over"; returns the visible choices."""
        return self.page.wait_for_function(CHOICES, polling=OFTEN).json_value()

    def clicks(self, actions: Any) -> None:
        """Choose something that glows, on another tab if there is nothing here; confirm if asked to."""
        tabs = self.page.locator(".tabbar label:not([hidden])")
        while not actions:
            tabs.nth(self.chance.randrange(tabs.count())).click()
            actions = self.waits()
        points = (self.page.evaluate(POINT, a) for a in self.chance.sample(actions, len(actions)))
        point = next((point for point in points if point), None)
        assert point, f"none of {actions} can be clicked"
        self._presses(point)
        self.decisions += 1

    def takes(self, action: str) -> None:
        """Make a choice once it can be clicked: it may still be on its way."""
        self._presses(self.page.wait_for_function(POINT, arg=action, polling=OFTEN).json_value())

    def _presses(self, point: Any) -> None:
        finger = self.page.evaluate("matchMedia('(pointer: coarse)').matches")
        press = self.page.touchscreen.tap if finger else self.page.mouse.click
        self._do(lambda: press(*point))
        if selected := self.page.query_selector(SELECTED):  # confirm in the banner, or by choosing it again
            confirm = self.page.query_selector("[data-do=confirm]:not([hidden])")
            again = self.page.evaluate(POINT, selected.get_attribute("data-action"))  # it may have moved a little
            assert confirm or again, "what is selected cannot be clicked again"
            self._do(confirm.click if confirm else lambda: press(*again), SENT)

    def presses(self) -> None:
        """The same with the keyboard only."""
        keys = self.page.keyboard
        if not self.page.evaluate(ON_TARGET):
            keys.press("g")
        for _ in range(self.chance.randrange(4)):
            keys.press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        assert self.page.evaluate(ON_TARGET), "the focus is on something that can be chosen"
        self._do(lambda: keys.press("Enter"), f"{CHANGED} || document.querySelector('{OFFERED}')")
        if self.page.query_selector(OFFERED):
            self._do(lambda: keys.press("Enter"))
        if self.page.query_selector(SELECTED):
            self._do(lambda: keys.press("Enter"), SENT)
        self.decisions += 1

    def _do(self, act: Any, until: str = CHANGED) -> None:
        version = self.page.evaluate("document.body.dataset.version")
        act()
        self.page.wait_for_function(until, arg=version, polling=OFTEN)

    def plays(self, most: int = 2000, keyboard: bool = False) -> bool:
        """Keep playing; returns True when the game is over."""
        for _ in range(most):
            actions = self.waits()
            if actions == "over":
                return True
            if keyboard:
                self.presses()
            else:
                self.clicks(actions)
        return False
