// Elements from words: nothing is ever written as HTML, so no text can become a tag.

export function el(name, set = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(set)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export function show(...children) {
  document.getElementById("main").replaceChildren(...children.flat());
}

export function say(text) {
  document.getElementById("notice").textContent = text;
}
