// Requests. A command has a key of its own and may be sent again: the server does it once.

export class Refused extends Error {
  constructor(fault) {
    super(fault.message);
    this.fault = fault;
  }
}

async function request(method, path, body) {
  const init = { method, headers: {}, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch("/api" + path, init);
  const text = await response.text();
  const value = text === "" ? null : JSON.parse(text);
  if (!response.ok) throw new Refused(value ?? { code: "internal", message: response.statusText });
  return value;
}

export const get = (path) => request("GET", path);
export const post = (path, body = {}) => request("POST", path, body);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function key() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function command(table, what) {
  const message = { key: key(), command: what };
  for (let wait = 300; ; wait *= 2) {
    try {
      return await post(`/tables/${table}/commands`, message);
    } catch (error) {
      if (error instanceof Refused || wait > 5000) throw error;
      await pause(wait);
    }
  }
}

// Hears a table. After a break it asks from the last number on, so that nothing is missed.
export function live(table, hear, tell) {
  let from = 0, closed = false, wait = 300, socket = null;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?from=${from}`);
    socket.onopen = () => { wait = 300; tell(true); };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.say === "match") {
        const { log } = message.snapshot;
        from = Math.max(from, log.from + log.told.length);
      }
      if (message.say === "closed") closed = true;
      hear(message);
    };
    socket.onclose = () => {
      if (closed) return;
      tell(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10000);
    };
  };
  connect();
  return () => { closed = true; socket.close(); };
}
