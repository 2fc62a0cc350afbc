"""Makers by name. A maker is a function of a recipe's own fields; see README.md."""
import importlib
import os

MAKERS = {}


def maker(name, **scene):
    """Registers a maker under the name that recipes use; `scene` gives its usual view and distance."""
    def keep(make):
        if name in MAKERS:
            raise ValueError(f'two makers are called {name}')
        MAKERS[name] = (make, scene)
        return make
    return keep


def load():
    """Imports every file of every group, so that its makers register themselves."""
    here = os.path.dirname(__file__)
    for group in sorted(os.listdir(here)):
        folder = os.path.join(here, group)
        for file in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            if file.endswith('.py'):
                importlib.import_module(f'makers.{group}.{file[:-3]}')
