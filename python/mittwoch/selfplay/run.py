"""How a plan is carried out: here, or by the workers of a Ray cluster."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mittwoch.selfplay.plan import Plan
from mittwoch.selfplay.play import path_of, play_portion

#: How often a portion is given to another worker after one was lost.
RETRIES = 20


def missing(plan: Plan, folder: Path) -> list[int]:
    """The portions that were not played yet."""
    return [number for number in range(plan.portions) if not path_of(folder, number).exists()]


def run(
    plan: Plan,
    folder: str | Path,
    *,
    ray: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Plays what is missing of a plan, and says how many games that were.

    With ``ray`` the portions are played by the workers of the cluster that ``ray.init`` finds, or
    of this machine; all of them write into the folder, which they must share.
    """
    path = Path(folder).resolve()
    plan.kept(path)
    todo = missing(plan, path)
    played = 0
    for count in _on_ray(plan, todo, path) if ray else _here(plan, todo, path):
        played += count
        progress(played)
    return played


def _here(plan: Plan, todo: list[int], folder: Path) -> Iterator[int]:
    for portion in todo:
        yield play_portion(plan, portion, folder)


def _on_ray(plan: Plan, todo: list[int], folder: Path) -> Iterator[int]:
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    remote: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(play_portion)
    cluster: Any = ray
    cpus = max(int(cluster.cluster_resources().get("CPU", 1)), 1)
    waiting = list(reversed(todo))
    going: list[Any] = []
    while waiting or going:
        # No more than the workers can take soon: a million portions are no queue.
        while waiting and len(going) < 2 * cpus:
            going.append(remote.remote(plan, waiting.pop(), folder))
        done, going = ray.wait(going)
        yield from ray.get(done)
