// One table: who sits there, the question with its answers, the view, the log, the chat.

import { command, get, live } from "/api.js";
import { el, say, show } from "/dom.js";
import { answers } from "/answers.js";
import { tree } from "/tree.js";
import { name, ofGame, phrase, setTable, sitter, t } from "/words.js";

export async function table(id, me, go) {
  const state = { id, me, info: null, now: null, told: [], chat: [], seen: 0 };
  const act = async (what) => {
    try {
      say("");
      await command(id, what);
    } catch (error) {
      const { rule, reason } = error.fault ?? {};
      say(reason ? `${phrase(reason)} ${rule ? `[${rule}]` : ""}` : error.message);
    }
  };
  const games = await get("/games");
  const parts = frame();
  const draw = () => state.info && render(state, parts, act, go);
  take(state, await get(`/tables/${id}`));
  state.bot = games.find((game) => game.key === state.info.game)?.bots.at(-1);
  show(parts.all);
  draw();
  const close = live(id, (message) => { hear(state, message); draw(); },
    (up) => say(up ? "" : t("reconnecting")));
  const clock = setInterval(() => clocks(state, parts), 1000);
  const keys = (event) => parts.press(event);
  addEventListener("keydown", keys);
  return () => { close(); clearInterval(clock); removeEventListener("keydown", keys); };
}

function frame() {
  const part = (set = {}) => el("section", set);
  const parts = {
    head: part(), seats: part(), requests: part({ "aria-live": "polite" }), ask: part(), score: part(),
    view: part({ class: "tree" }), log: el("div", { class: "log", role: "log", tabIndex: 0 }),
    chat: el("div", { class: "log", role: "log", tabIndex: 0 }), say: el("form", { class: "row" }),
    press: () => {},
  };
  parts.logTitle = el("h2", {});
  parts.chatTitle = el("h2", {});
  parts.all = el("div", {}, parts.head, parts.seats, parts.requests, el("div", { class: "columns" },
    el("div", {}, parts.ask, parts.score, parts.view),
    el("div", {}, parts.logTitle, parts.log, parts.chatTitle, parts.chat, parts.say)));
  return parts;
}

function take(state, info) {
  if (!info.pieces?.length && state.info?.pieces) info.pieces = state.info.pieces;
  state.info = info;
  state.seen = Date.now();
  state.seat = info.seats.findIndex((seat) => seat.sitter.person?.id === state.me.id);
  setTable(info);
}

function hear(state, message) {
  switch (message.say) {
    case "table": take(state, message.table); break;
    case "match": {
      const { log } = message.snapshot;
      state.told.splice(log.from);
      state.told.push(...log.told);
      state.now = message.snapshot;
      break;
    }
    case "chat": {
      const last = state.chat.at(-1)?.n ?? -1;
      state.chat.push(...message.lines.filter((line) => line.n > last));
      break;
    }
    case "here":
      state.info.seats.forEach((seat, at) => { seat.present = message.present.includes(at); });
      state.info.watching = message.watching;
      break;
    case "closed": say(t("page-closed")); break;
    case "fault": say(message.fault.message); break;
  }
}

function render(state, parts, act, go) {
  const { info, now } = state;
  document.title = ofGame(info.game, "name");
  head(state, parts, act, go);
  seats(state, parts, act);
  requests(state, parts, act);
  if (info.stage === "running" && now) answers(state, parts, act);
  else parts.ask.replaceChildren();
  scores(state, parts);
  parts.view.replaceChildren(...(now ? [el("h2", {}, t("page-view")), tree(now.view)] : []));
  parts.logTitle.textContent = t("log-title");
  parts.log.setAttribute("aria-label", t("log-title"));
  lines(parts.log, state.told.map((told) => phrase(told.phrase)));
  talk(state, parts, act);
  clocks(state, parts);
}

function head(state, parts, act, go) {
  const { info } = state;
  const full = info.seats.every((seat) => seat.sitter !== "empty");
  const link = `${location.origin}/t/${info.id}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    say(t("page-copied"));
  };
  const button = (key, what, set = {}) => el("button", { ...set, onclick: () => act(what) }, t(key));
  const open = info.stage === "open" ? [
    el("p", {}, t("page-invite"), " ", el("code", {}, link), " ",
      info.code ? el("strong", {}, t("page-code-is", { code: info.code })) : null),
    el("div", { class: "row" }, el("button", { onclick: copy }, t("page-copy")),
      state.seat < 0 && !full ? button("page-sit", { do: "sit" }, { class: "main" }) : null,
      state.seat >= 0 && full ? button("page-start", { do: "start" }, { class: "main" }) : null,
      state.seat >= 0 ? button("page-leave", { do: "leave" }) : null),
  ] : [];
  const playing = info.stage === "running" && state.seat >= 0 ? el("details", {}, el("summary", {}, t("page-more")),
    el("div", { class: "row" }, button("page-propose-end", { do: "propose-end" }), button("page-resign", { do: "resign" }),
      info.seats[state.seat].stand_in ? button("page-return", { do: "return" }, { class: "main" }) : null)) : null;
  const after = info.stage === "over" ? el("div", { class: "row" },
    el("a", { href: `/api/tables/${info.id}/record`, download: "" }, t("page-record")),
    info.rematch ? el("button", { onclick: () => go(`/t/${info.rematch}`) }, t("page-rematch-go"))
      : state.seat >= 0 ? button("page-rematch", { do: "rematch" }) : null) : null;
  parts.head.replaceChildren(...[
    el("h1", {}, ofGame(info.game, "name")), ...open,
    info.notice ? el("p", {}, el("strong", {}, info.notice)) : null, playing, after,
    el("p", { class: "faint" }, t("page-commitment"), " ", el("code", {}, info.commitment)),
  ].filter(Boolean));
}

function seats(state, parts, act) {
  const { info, now } = state;
  const awaited = new Set(info.stage === "running" ? now?.awaited ?? [] : []);
  const sealed = new Set(now?.sealed ?? []);
  parts.seats.replaceChildren(...info.seats.map((seat, at) => {
    const who = sitter(seat.sitter, at);
    const marks = [
      at === state.seat ? t("page-you") : null, seat.stand_in ? t("who-bot", { name: seat.stand_in }) : null,
      seat.resigned ? t("page-resigned") : null, sealed.has(at) ? t("page-chosen") : null,
      awaited.has(at) ? t("page-awaited") : null,
      seat.sitter.person && !seat.present ? t("page-absent") : null,
    ].filter(Boolean);
    return el("span", { class: awaited.has(at) ? "seat awaited" : "seat" },
      marks.length ? `${who} (${marks.join(", ")}) ` : `${who} `, el("span", { "data-clock": at }));
  }), info.watching ? el("span", { class: "faint" }, t("page-watching", { count: info.watching })) : "",
  standIns(state, act));
}

// A player who is gone may be played for by a bot.
function standIns(state, act) {
  const { info } = state;
  if (info.stage !== "running" || state.seat < 0) return "";
  const gone = info.seats.map((seat, at) => ({ seat, at })).filter(({ seat, at }) =>
    at !== state.seat && seat.sitter.person && !seat.present && !seat.stand_in && !seat.resigned);
  return el("span", { class: "row" }, gone.map(({ at }) =>
    el("button", { onclick: () => act({ do: "stand-in", seat: at, bot: state.bot }) },
      t("page-stand-in", { name: name(at) }))));
}

function requests(state, parts, act) {
  const asked = (state.now?.requests ?? []).filter((request) => state.info.stage === "running");
  parts.requests.replaceChildren(...asked.map((request) => {
    const key = request.kind === "undo" ? "page-asks-undo" : "page-asks-end";
    const mine = request.missing.includes(state.seat);
    const agree = (yes) => el("button", { onclick: () => act({ do: "agree", seat: request.seat, yes }) },
      t(yes ? "page-yes" : "page-no"));
    return el("p", { class: "row" }, t(key, { name: name(request.seat) }), ...(mine ? [agree(true), agree(false)] : []));
  }));
}

function scores(state, parts) {
  const { info, now } = state;
  const outcome = now?.outcome ?? info.outcome;
  if (!now || (!outcome && now.score_sheet.length === 0)) return parts.score.replaceChildren();
  const rows = now.score_sheet.map((line) => el("tr", {}, el("th", { scope: "row" }, phrase(line.what)),
    line.values.map((value) => el("td", {}, String(value)))));
  const head = el("tr", {}, el("th", { scope: "col" }, t("score-what")),
    info.seats.map((seat, at) => el("th", { scope: "col" }, name(at))));
  const sheet = el("details", { open: Boolean(outcome) }, el("summary", {}, t("score-what")), el("table", {}, head, rows));
  parts.score.replaceChildren(...(outcome ? [el("p", { class: "question", role: "status" }, won(outcome))] : []), sheet);
}

function won(outcome) {
  const names = outcome.winners.map(name);
  if (names.length === 0) return t("outcome-automaton");
  if (names.length === 1) return t("outcome-won", { name: names[0] });
  return t("outcome-shared", { names: names.join(", ") });
}

// Lines are added, not drawn anew: a screen reader then reads only what is new.
function lines(box, texts) {
  while (box.childElementCount > texts.length) box.lastChild.remove();
  for (const text of texts.slice(box.childElementCount)) box.append(el("p", {}, text));
  if (box.dataset.count !== String(texts.length)) box.scrollTop = box.scrollHeight;
  box.dataset.count = texts.length;
}

function talk(state, parts, act) {
  parts.chatTitle.textContent = t("page-chat");
  parts.chat.setAttribute("aria-label", t("page-chat"));
  lines(parts.chat, state.chat.map((line) => t("chat-line", { name: line.name, text: line.text })));
  if (parts.say.childElementCount > 0) return;
  const input = el("input", { maxLength: 500, "aria-label": t("page-say") });
  parts.say.append(input, el("button", {}, t("page-say")));
  parts.say.onsubmit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) act({ do: "chat", room: state.seat >= 0 ? "players" : "spectators", text });
    input.value = "";
  };
}

function clocks(state, parts) {
  if (!state.info) return;
  state.info.seats.forEach((seat, at) => {
    const place = parts.seats.querySelector(`[data-clock="${at}"]`);
    if (!place || seat.clock_ms === undefined) return;
    const gone = seat.ticking ? Date.now() - state.seen : 0;
    const left = Math.max(0, Math.floor((seat.clock_ms - gone) / 1000));
    const two = (number) => String(number).padStart(2, "0");
    place.textContent = left < 3600 ? `${Math.floor(left / 60)}:${two(left % 60)}`
      : `${Math.floor(left / 3600)} h ${two(Math.floor(left / 60) % 60)}`;
  });
}
