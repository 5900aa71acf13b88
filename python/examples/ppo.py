"""PPO in one file: learns a game against opponents that answer at random.

    pip install mittwoch torch
    python ppo.py --game notre-dame --cpu-minutes 10

The net plays at both seats of a table for two: in half of the games it begins. What is paid is the
lead at the end. After the time is spent it plays against `random` and `greedy`, and the rates are
printed.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import mittwoch

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="notre-dame")
parser.add_argument("--cpu-minutes", type=float, default=10)
parser.add_argument("--games", type=int, default=64, help="side by side, at each seat")
parser.add_argument("--steps", type=int, default=64, help="answers in a game before each update")
parser.add_argument("--rate", type=float, default=7e-4)
parser.add_argument("--scale", type=float, default=15, help="a lead that counts as 1")
parser.add_argument("--width", type=int, default=128)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--tried", type=int, default=1000, help="games against each bot at the end")
parser.add_argument("--save", help="a file for the weights")


class Player(nn.Module):
    """A policy and a value over one body."""

    def __init__(self, seen: int, answers: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, answers), nn.Linear(width, 1)
        for layer, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        felt = self.body(seen)
        logits = self.policy(felt).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(felt).squeeze(-1)


class Seats:
    """The same games with the player at the first and at the second seat."""

    def __init__(self, game: str, bot: str, count: int, seed: int) -> None:
        table = lambda bots, seed: mittwoch.make_vector(  # noqa: E731
            game, 2, count, bots=bots, seed=seed, reward="lead"
        )
        self.tables = [table([None, bot], seed), table([bot, None], seed + 1)]

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        seen = np.concatenate([table.observation for table in self.tables])
        mask = np.concatenate([table.mask for table in self.tables])
        return torch.from_numpy(seen), torch.from_numpy(mask)

    def step(self, answers: torch.Tensor) -> tuple[np.ndarray, np.ndarray]:
        halves = np.split(answers.numpy(), 2)
        for table, half in zip(self.tables, halves, strict=True):
            table.step(np.ascontiguousarray(half))
        paid = [table.reward[:, seat] for seat, table in enumerate(self.tables)]
        return np.concatenate(paid), np.concatenate([table.done for table in self.tables])


def learn(player: Player, options: argparse.Namespace) -> int:
    """Plays and learns until the time is spent; says how many answers were given."""
    games = Seats(options.game, "random", options.games, options.seed * 1000)
    teach = torch.optim.Adam(player.parameters(), lr=options.rate, eps=1e-5)
    given, began, rows = 0, time.process_time(), 2 * options.games
    spent = lambda: (time.process_time() - began) / 60 / options.cpu_minutes  # noqa: E731
    leads: list[float] = []
    while spent() < 1:
        kept = []
        for _ in range(options.steps):
            seen, mask = games.look()
            with torch.no_grad():
                policy, value = player(seen, mask)
                answer = policy.sample()
            paid, done = games.step(answer)
            leads += paid[done == 1].tolist()
            reward = torch.from_numpy(paid / options.scale)
            kept.append(
                (seen, mask, answer, policy.log_prob(answer), value, reward, torch.from_numpy(done))
            )
        with torch.no_grad():
            after = player(*games.look())[1]
        seen, mask, answer, chance, value, reward, done = (
            torch.stack(part) for part in zip(*kept, strict=True)
        )
        gain, last = torch.zeros_like(value), torch.zeros(rows)
        for at in reversed(range(options.steps)):
            goes_on = 1 - done[at].float()
            following = value[at + 1] if at + 1 < options.steps else after
            last = reward[at] + goes_on * (following + 0.97 * last) - value[at]
            gain[at] = last
        worth = gain + value
        flat = [part.flatten(0, 1) for part in (seen, mask, answer, chance, gain, worth)]
        teach.param_groups[0]["lr"] = options.rate * max(1 - spent(), 0.05)
        for _ in range(3):
            for some in torch.randperm(len(flat[0])).split(len(flat[0]) // 4):
                seen, mask, answer, chance, gain, worth = (part[some] for part in flat)
                policy, value = player(seen, mask)
                ratio = (policy.log_prob(answer) - chance).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                loss = torch.max(-gain * ratio, -gain * ratio.clamp(0.8, 1.2)).mean()
                loss = loss + 0.5 * (value - worth).square().mean() - 0.01 * policy.entropy().mean()
                teach.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                teach.step()
        given += rows * options.steps
        if given // (rows * options.steps) % 20 == 0:
            print(
                f"{given:>9} answers, {spent():4.0%}: lead {np.mean(leads[-500:]):+.1f}", flush=True
            )
    return given


@torch.no_grad()
def rate(player: Player, game: str, bot: str, count: int) -> tuple[float, float]:
    """The share of wins against a bot, shared wins in part, and the mean lead."""
    games, leads, played = Seats(game, bot, 50, 999_983), [], 0
    # The games of each row count from its first on, so that short ones do not come more often.
    each, ended = -(-count // 100), np.zeros(100, int)
    while (ended < each).any():
        policy, _ = player(*games.look())
        paid, done = games.step(policy.logits.argmax(dim=1))
        new = (done == 1) & (ended < each)
        leads += paid[new].tolist()
        ended += done
        played += int(new.sum())
    won = np.array(leads)
    return float(((won > 0) + 0.5 * (won == 0)).mean()), float(won.mean())


def main(words: list[str] | None = None) -> dict[str, float]:
    """Learns, tries what was learnt, and prints it."""
    options = parser.parse_args(words)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    table = mittwoch.make(options.game, 2, seed=0)
    player = Player(table.observation_size, table.answers, options.width)
    given = learn(player, options)
    rates = {}
    for bot in ("random", "greedy"):
        rates[bot], lead = rate(player, options.game, bot, options.tried)
        print(f"after {given} answers against {bot}: {rates[bot]:.1%} wins, lead {lead:+.1f}")
    if options.save:
        torch.save(player.state_dict(), options.save)
    return rates


if __name__ == "__main__":
    main()
