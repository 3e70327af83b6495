"""A faster Jinja for tables, whose pages have thousands of small values: the same output in half the time."""

from collections.abc import Callable, MutableMapping
from types import CodeType
from typing import Any

import jinja2
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

from ludi.kernel.words import escaped
from ludi.web.kept import read


def shown(value: Any) -> str:
    """A value for the page, escaped; unlike MarkupSafe's version, it creates no new object for finished markup."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is str:
        return escaped(value)
    if kind is int:
        return str(value)
    html = getattr(kind, "__html__", None)
    return html(value) if html else escape(value)


class QuickContext(Context):
    """A template's variables, which record that they are read. No function here needs the context itself."""

    def resolve_or_missing(self, key: str) -> Any:
        return read(super().resolve_or_missing(key))

    def call(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        if kwargs:
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
        return function(*args, **kwargs)


class QuickMacro(Macro):
    """A macro. The usual call, with positional arguments, skips Jinja's general argument handling."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        left = self._argument_count - len(args)
        if kwargs or left < 0 or self.caller or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*args, **kwargs)
        return str.__new__(Markup, self._func(*args, *(missing,) * left))


class QuickTemplate(jinja2.Template):
    @classmethod
    def from_code(
        cls,
        environment: jinja2.Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> jinja2.Template:
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__.update(escape=shown, Macro=QuickMacro)
        return template


class QuickEnvironment(jinja2.Environment):
    context_class = QuickContext
    template_class = QuickTemplate

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Look up dictionary entries before methods, as most of a view's data are entries."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)
