// Any view as a readable tree: what is shown of a game before it has a board of its own.

import { el } from "/dom.js";
import { name, piece } from "/words.js";

const SEATED = new Set(["seat", "seats", "awaited", "choosers", "waiting"]);
// So many plain fields stand on one line.
const SHORT = 8;

export function tree(view) {
  return el("div", {}, node(view, ""));
}

// Marks the pieces and places that an answer concerns.
export function light(pieces) {
  const lit = new Set(pieces);
  for (const leaf of document.querySelectorAll("[data-piece]")) {
    leaf.classList.toggle("lit", lit.has(leaf.dataset.piece));
  }
}

function node(value, key) {
  if (Array.isArray(value)) return items(value, key);
  if (value !== null && typeof value === "object") {
    if (short(value)) return line(value);
    return el("ul", {}, Object.entries(value).map(([key, inner]) => entry(key.replaceAll("_", " "), inner, key)));
  }
  return leaf(value, key);
}

function entry(label, value, key) {
  const deep = value !== null && typeof value === "object" && !flat(value) && !short(value);
  if (!deep) return el("li", {}, el("b", {}, `${label}: `), node(value, key));
  return el("li", {}, el("details", { open: true }, el("summary", {}, label), node(value, key)));
}

const plain = (value) => value === null || typeof value !== "object" || flat(value);

function short(value) {
  const inside = Array.isArray(value) ? null : Object.values(value);
  return inside !== null && inside.length > 0 && inside.length <= SHORT && inside.every(plain);
}

function line(value) {
  return el("span", {}, Object.entries(value).flatMap(([key, inner], at) =>
    [el("b", {}, `${at === 0 ? "" : " · "}${key.replaceAll("_", " ")} `), node(inner, key)]));
}

const flat = (value) => Array.isArray(value) && value.every((item) => item === null || typeof item !== "object");

function items(list, key) {
  if (list.length === 0) return el("span", { class: "faint" }, "–");
  if (!flat(list)) return el("ul", {}, list.map((item, at) => entry(String(at + 1), item, key)));
  return el("span", {}, list.flatMap((item, at) => (at === 0 ? [leaf(item, key)] : [", ", leaf(item, key)])));
}

function leaf(value, key) {
  if (value === null) return el("span", { class: "faint" }, "–");
  if (typeof value === "boolean") return el("span", {}, value ? "✓" : "✗");
  if (typeof value === "number") return el("span", {}, SEATED.has(key) ? name(value) : String(value));
  return el("span", { "data-piece": value }, piece(value));
}
