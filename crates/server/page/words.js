// Phrases put into words, from the same text files that the terminal uses.

import { FluentBundle, FluentResource } from "/fluent/index.js";
import { get } from "/api.js";

export const LANGUAGES = { en: "English", fr: "français", pl: "polski", ru: "русский" };
const PREFIX = { "dreamworld": "dw", "notre-dame": "nd", "unconscious-mind": "um" };

let bundle = null, code = "en", pieces = new Map(), names = [];

function wanted() {
  const kept = localStorage.getItem("language");
  const asked = [kept, ...navigator.languages].map((text) => (text ?? "").slice(0, 2));
  return asked.find((text) => text in LANGUAGES) ?? "en";
}

export async function load(language = wanted()) {
  code = language;
  localStorage.setItem("language", code);
  document.documentElement.lang = code;
  bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of Object.values(await get(`/texts/${code}`))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

export const language = () => code;

export function setTable(table) {
  pieces = new Map((table.pieces ?? []).map((piece) => [piece.name, piece.phrase]));
  names = table.seats.map((seat, at) => sitter(seat.sitter, at));
}

export function sitter(who, at) {
  if (who.person) return who.person.name;
  if (who.bot) return t("seat-bot", { number: at + 1 });
  return t("page-free");
}

export const name = (seat) => names[seat] ?? t("seat-human", { number: seat + 1 });

// A key with plain numbers and words.
export function t(key, args = {}) {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args, []) : key;
}

// A phrase of the protocol.
export function phrase({ key, args = {} }) {
  return t(key, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)])));
}

export function piece(plain) {
  return pieces.has(plain) ? phrase(pieces.get(plain)) : plain;
}

function value(arg) {
  const [[kind, it]] = Object.entries(arg);
  switch (kind) {
    case "number": case "word": return it;
    case "seat": return name(it);
    case "piece": return piece(it);
    case "pieces": return it.map(piece).join(", ");
    case "phrases": return joined(it.map(phrase));
    default: return String(it);
  }
}

function joined(texts) {
  const text = texts.join(" ").replaceAll("( ", "(").replaceAll(" )", ")").replaceAll(" ,", ",");
  return code === "fr" ? text.replaceAll(" \u00a0", "\u00a0") : text.replaceAll(" :", ":");
}

// A text of a game, such as its name or an option.
export function ofGame(game, key) {
  return t(`${PREFIX[game] ?? game}-${key}`);
}
