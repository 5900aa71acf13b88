// Sounds are made by the page itself, of a few tones: they can be heard, are not too loud, and end soon.
import { test, told } from './fixtures.js';
import { calm, until, visit } from './lib.js';

/** In the page: sounds go into a buffer instead of a loudspeaker, and are listened to there. */
function listen() {
  const [rate, seconds] = [44_100, 3];
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, rate * seconds, rate);
    }
    resume() {
      setTimeout(async () => {
        const wave = (await this.startRendering()).getChannelData(0);
        const peak = (part) => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        globalThis.heard = { peak: peak(wave), rest: peak(wave.subarray(rate * 2.4)) };
      }, 60);
      return Promise.resolve();
    }
  };
}

async function sounds({ browser, address }) {
  const page = await visit(browser);
  await page.addInitScript(listen);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${address}/settings`);
  await page.locator('#listen').click();
  const { peak, rest } = await until(page, () => globalThis.heard ?? null);
  if (peak < 0.01 || peak > 0.9) throw new Error(`The loudest moment is ${peak}.`);
  if (rest > 0.001) throw new Error(`It still sounds after two seconds: ${rest}.`);
  const files = fetched.filter((url) => /\.(mp3|ogg|wav|opus|m4a)\b/.test(url));
  if (files.length > 0) throw new Error(`Sounds are fetched: ${files}.`);
  calm(page);
  return `loudest ${peak.toFixed(2)}`;
}

test('sounds are heard, are soft, and end soon', told(sounds));
