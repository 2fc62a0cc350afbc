"""Makers by name. A maker is a function of a recipe's own fields; see README.md."""
import importlib
import os

MAKERS = {}
WHERE = {}


def maker(name, **scene):
    """Registers a maker under the name that recipes use; `scene` gives its usual view and distance."""
    def keep(make):
        if name in MAKERS:
            raise ValueError(f'two makers are called {name}')
        MAKERS[name] = (make, scene)
        return make
    return keep


def load():
    for file in sorted(os.listdir(os.path.dirname(__file__))):
        if file.endswith('.py') and file != '__init__.py':
            importlib.import_module(f'makers.{file[:-3]}')
