// The question in words and its answers: buttons by verb, number keys, previews, reasons why not.

import { get } from "/api.js";
import { el } from "/dom.js";
import { light } from "/tree.js";
import { name, phrase, t } from "/words.js";

export function answers(state, parts, act) {
  const { now } = state;
  const drawn = JSON.stringify([now.seq, now.awaited, now.given, now.undo, document.documentElement.lang]);
  if (parts.ask.dataset.drawn === drawn) return;
  parts.ask.dataset.drawn = drawn;
  const mine = now.question && now.awaited.includes(state.seat);
  const preview = el("div", { class: "preview", "aria-live": "polite" });
  const buttons = [];
  const groups = grouped(now.offers).map(([, offers]) =>
    el("div", { class: "offers" }, offers.map((offer) => button(offer, buttons, state, preview, act))));
  const undo = now.undo === "no" ? null : el("button", { onclick: () => act({ do: "undo", seq: now.seq }) },
    t(now.undo === "free" ? "page-undo" : "page-undo-ask"));
  const waiting = t("waiting", { names: now.awaited.map(name).join(", ") });
  const question = mine ? `${phrase(now.question.phrase)} ` : waiting;
  parts.ask.replaceChildren(...[
    el("p", { class: "question", role: "status" }, question, mine ? rule(state, now.question.rule) : ""),
    ...groups, undo, now.offers.length ? preview : null, why(state),
  ].filter(Boolean));
  parts.press = (event) => press(event, buttons);
}

// A new row for every verb, free answers last, in the order of the offers.
function grouped(offers) {
  const groups = new Map();
  for (const offer of [...offers].sort((a, b) => a.free - b.free)) {
    const key = `${offer.free}${offer.group}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups];
}

function button(offer, buttons, state, preview, act) {
  const number = buttons.length + 1;
  const words = phrase(offer.phrase);
  const text = offer.free ? t("offer-free", { answer: words }) : words;
  const look = () => { light(offer.pieces); ahead(offer, state, preview); };
  const given = state.now.given?.action === offer.action;
  const made = el("button", {
    class: given ? "given" : "", onclick: () => act({ do: "answer", seq: state.now.seq, action: offer.action }),
    onfocus: look, onmouseenter: look,
  }, el("kbd", { "aria-hidden": "true" }, String(number)), text);
  buttons.push(made);
  return made;
}

// What an answer would bring is asked for only when somebody looks at it.
let looked = 0;
async function ahead(offer, state, preview) {
  const turn = ++looked;
  await new Promise((done) => setTimeout(done, 120));
  if (turn !== looked) return;
  const action = encodeURIComponent(offer.action);
  const seen = await get(`/tables/${state.id}/preview?seq=${state.now.seq}&action=${action}`).catch(() => null);
  if (turn !== looked || !seen) return;
  const lines = seen.told.map((told) => el("p", {}, phrase(told)));
  preview.replaceChildren(...(lines.length ? [el("strong", {}, t("preview-title")), ...lines] : []));
}

function why(state) {
  const refused = state.now.why_not;
  if (refused.length === 0) return null;
  return el("details", {}, el("summary", {}, t("why-title")), el("ul", {}, refused.map((no) =>
    el("li", {}, `${phrase(no.phrase)}: ${phrase(no.reason)} `, rule(state, no.rule)))));
}

function rule(state, id) {
  const open = async () => {
    const text = await fetch(`/api/games/${state.info.game}/rules`).then((answer) => answer.text());
    const line = text.split("\n").find((line) => line.includes(`**${id}**`) || line.includes(`${id} `));
    box.textContent = (line ?? id).replaceAll("*", "");
  };
  const box = el("span", { class: "faint" });
  return el("span", {}, el("button", { onclick: open, "aria-label": `${t("rules-title")} ${id}` }, id), " ", box);
}

let typed = "";
let timer = 0;

// Numbers go to an answer; with more than nine answers two digits are waited for.
function press(event, buttons) {
  const busy = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
  if (busy || event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
  typed += event.key;
  clearTimeout(timer);
  const go = () => { buttons[Number(typed) - 1]?.focus(); typed = ""; };
  if (Number(typed) * 10 > buttons.length) go();
  else timer = setTimeout(go, 500);
}
