// The lobby: the own tables, the public ones, a code, and a new table for any game.

import { get, post } from "/api.js";
import { el, say, show } from "/dom.js";
import { ofGame, sitter, t } from "/words.js";

export async function lobby(me, go) {
  const [games, mine, open] = await Promise.all([get("/games"), get("/tables/mine"), get("/lobby")]);
  show(
    el("h1", {}, t("page-welcome")),
    list("page-mine", mine.running, go),
    list("page-open", open.open, go),
    list("page-running", open.running, go),
    byCode(go),
    el("section", {}, el("h2", {}, t("page-new")), creation(games, go)),
    list("page-over", mine.over, go),
    account(me, go),
  );
}

function list(title, lines, go) {
  if (lines.length === 0) return [];
  const line = (table) => {
    const seats = table.seats.map((who, at) => sitter(who, at)).join(", ");
    const turn = table.my_turn ? el("strong", {}, t("page-your-turn")) : null;
    const open = () => go(`/t/${table.id}`);
    return el("li", {}, el("span", {}, `${ofGame(table.game, "name")}: ${seats} `, turn),
      el("button", { onclick: open }, t("page-go")));
  };
  return el("section", {}, el("h2", {}, t(title)), el("ul", { class: "list" }, lines.map(line)));
}

function byCode(go) {
  const input = el("input", { autocomplete: "off", maxLength: 12, size: 10 });
  const join = async (event) => {
    event.preventDefault();
    try {
      const table = await get(`/codes/${encodeURIComponent(input.value.trim())}`);
      await go(`/t/${table.id}`);
    } catch (error) {
      say(error.message);
    }
  };
  return el("form", { onsubmit: join }, el("label", {}, el("span", {}, t("page-code")), input,
    el("button", {}, t("page-join"))));
}

const choice = (values, name = (value) => value) =>
  el("select", {}, values.map((value) => el("option", { value }, name(value))));

const labelled = (text, control) => el("label", {}, el("span", {}, text), control);

function creation(games, go) {
  const form = el("form", {});
  const game = choice(games.map((game) => game.key), (key) => ofGame(key, "name"));
  const draw = (players) => {
    const about = games.find((one) => one.key === game.value);
    const wish = fields(about, players ?? Math.min(2, about.most_players), draw);
    form.replaceChildren(labelled(t("menu-game"), game), ...wish.controls,
      el("button", { class: "main" }, t("page-create")));
    form.onsubmit = (event) => {
      event.preventDefault();
      create({ game: about.key, ...wish.read() }, go);
    };
  };
  game.onchange = () => draw();
  draw();
  return form;
}

function fields(about, wanted, draw) {
  const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const count = Math.max(wanted, about.least_players);
  const players = choice(range(about.least_players, about.most_players));
  players.value = count;
  players.onchange = () => draw(Number(players.value));
  const seats = range(2, count).map((number) => choice(["", ...about.bots], (bot) =>
    bot === "" ? t("who-human") : t("who-bot", { name: bot })));
  seats.forEach((seat) => { seat.value = about.bots.at(-1) ?? ""; });
  const options = about.options
    .filter((option) => option.least_players <= count && count <= option.most_players)
    .map((option) => {
      const control = choice(option.values, (value) => ofGame(about.key, `option-${option.key}-${value}`));
      control.value = option.default;
      return { key: option.key, control };
    });
  const open = el("input", { type: "checkbox" });
  const minutes = choice(["", "10", "30", "60", "1440", "4320"], (value) =>
    value === "" ? t("page-no-clock") : t("page-minutes", { minutes: Number(value) }));
  const controls = [
    labelled(t("menu-players"), players),
    ...seats.map((seat, at) => labelled(t("menu-seat", { number: at + 2 }), seat)),
    ...options.map(({ key, control }) => labelled(ofGame(about.key, `option-${key}`), control)),
    labelled(t("page-clock"), minutes),
    labelled(t("page-public"), open),
  ];
  const read = () => ({
    players: count,
    options: Object.fromEntries(options.map(({ key, control }) => [key, control.value])),
    // Bots take the last seats, so people sit before them whatever the order here.
    bots: seats.map((seat) => seat.value).filter((bot) => bot !== ""),
    visibility: open.checked ? "public" : "link",
    pace: pace(Number(minutes.value)),
  });
  return { controls, read };
}

function pace(minutes) {
  if (minutes === 0) return {};
  return { turn_based: minutes >= 1440, clock: { bank: minutes * 60, extra: Math.min(minutes, 60) * 2 } };
}

async function create(wish, go) {
  try {
    const table = await post("/tables", wish);
    await go(`/t/${table.id}`);
  } catch (error) {
    say(error.message);
  }
}

function account(me, go) {
  const name = el("input", { autocomplete: "username", maxLength: 24 });
  const password = el("input", { type: "password", autocomplete: "current-password", maxLength: 200 });
  const act = (path) => async (event) => {
    event.preventDefault();
    try {
      await post(path, { name: name.value, password: password.value });
      await go("/");
    } catch (error) {
      say(error.message);
    }
  };
  const out = async () => { await post("/logout"); await go("/"); };
  if (me.rank === "account") return el("section", {}, el("button", { onclick: out }, t("page-log-out")));
  return el("details", {}, el("summary", {}, t("page-account")),
    el("form", { onsubmit: act("/login") }, labelled(t("page-name"), name), labelled(t("page-password"), password),
      el("div", { class: "row" }, el("button", {}, t("page-log-in")),
        el("button", { type: "button", onclick: act("/register") }, t("page-register")))));
}
