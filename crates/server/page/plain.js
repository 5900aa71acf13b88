// The plain page: every game by its questions, so that nothing but the protocol is needed.

import { get, post, Refused } from "/api.js";
import { el, say, show } from "/dom.js";
import { lobby } from "/lobby.js";
import { table } from "/table.js";
import * as words from "/words.js";

let leave = () => {};

async function route() {
  leave();
  leave = () => {};
  say("");
  const [, place, id] = location.pathname.split("/");
  try {
    const me = await who();
    document.getElementById("me").textContent = me.name;
    leave = (place === "t" && id ? await table(id, me, go) : await lobby(me, go)) ?? leave;
  } catch (error) {
    show(el("p", {}, error instanceof Refused ? error.message : words.t("page-lost")));
    say(error.message);
  }
}

// A guest plays at once; whoever is known already stays who they are.
async function who() {
  try {
    return await get("/me");
  } catch (error) {
    if (error.fault?.code !== "signed-out") throw error;
    return post("/guest");
  }
}

export function go(path) {
  history.pushState(null, "", path);
  return route();
}

function languages() {
  const select = document.getElementById("language");
  const options = Object.entries(words.LANGUAGES).map(([code, name]) =>
    el("option", { value: code, selected: code === words.language() }, name));
  select.replaceChildren(...options);
  select.onchange = async () => {
    await words.load(select.value);
    select.setAttribute("aria-label", words.t("menu-language"));
    await route();
  };
  select.setAttribute("aria-label", words.t("menu-language"));
}

document.getElementById("home").addEventListener("click", (event) => {
  event.preventDefault();
  go("/");
});
addEventListener("popstate", route);
await words.load();
languages();
await route();
