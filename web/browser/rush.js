// Plays on inside the page: the same clicks, without the way of a mouse between them.

/** In the page: clicks lit pieces and answers until nothing is asked any more; gives how many. */
export async function clickOn(stand, seed) {
  const LIT = '#board [data-light="offered"], .prompt [data-light="offered"]';
  const PATIENCE = 60_000;
  let state = seed;
  const chance = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 12) % count;
  };
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = (element) => element.checkVisibility({ contentVisibilityAuto: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const click = (element) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const choose = () => {
    const choices = [...all(LIT), ...all('.prompt .option')];
    if (choices.length === 0) document.querySelector('.prompt summary')?.click();
    else click(choices[chance(choices.length)]);
  };
  let clicks = 0;
  for (let last = Date.now(); Date.now() - last < PATIENCE;) {
    const now = stand();
    if (now === 'over') return clicks;
    if (now === 'confirm') click(document.getElementById('confirm'));
    if (now === 'asked') choose();
    if (now !== 'waiting') [clicks, last] = [clicks + 1, Date.now()];
    await rest(now === 'waiting' ? 5 : 0);
  }
  throw new Error(`Nothing is asked any more after ${clicks} clicks, and the game is not over.`);
}
