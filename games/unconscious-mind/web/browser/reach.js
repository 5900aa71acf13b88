// Runs in the page: whether the answers to the question on screen can be given by what is seen.

/**
 * What cannot be reached: for each offer with pieces one of them must be lit, seen and hit by a click,
 * and these pieces, or a drawn answer that is hit, must leave no more answers than a short list has.
 * Null while the page is not yet at the question. Where `scrolls`, a piece may be brought into sight
 * in the part that is open, but one of them must stand there beforehand. Where the screen is `narrow`,
 * the kinds of turn lead to several parts of the board: their large buttons are lit.
 */
export function unreached({ answers, question, offers, scrolls, narrow }) {
  const [MOST, STEPS] = [8, [0.5, 0.25, 0.75, 0.1, 0.9]];
  const main = document.getElementById('main');
  const prompt = document.querySelector('.prompt.asked');
  if (Number(main?.dataset.answers) !== answers || prompt?.dataset.question !== question) return null;

  /** Whether a click at one of its points, the middle first, reaches it. */
  const isHit = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return STEPS.some((down) =>
      STEPS.some((across) => {
        const [x, y] = [left + width * across, top + height * down];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const found = document.elementFromPoint(x, y)?.closest('[data-piece], [data-answer]');
        return found === element;
      }),
    );
  };
  const brought = (element) => {
    if (isHit(element)) return true;
    if (!scrolls) return false;
    element.scrollIntoView({ block: 'center' });
    return isHit(element);
  };
  const named = (attribute, value) => [...document.querySelectorAll(`[${attribute}=${JSON.stringify(value)}]`)];
  const isLit = ({ dataset: { light } }) => light === 'offered' || light === 'selected';
  const lit = new Map();
  const reached = (piece) => {
    if (!lit.has(piece))
      lit.set(
        piece,
        named('data-piece', piece).some((found) => isLit(found) && brought(found)),
      );
    return lit.get(piece);
  };
  const drawn = (action) => [...named('data-answer', action), ...named('data-action', action)].some(brought);

  const from = scrollY;
  const atOnce = offers.some(({ pieces, action }) => {
    const all = pieces.length > 0 ? pieces.flatMap((piece) => named('data-piece', piece)) : [];
    return [...all.filter(isLit), ...named('data-answer', action)].some(isHit);
  });
  const faults = atOnce ? [] : ['nothing stands in sight'];
  for (const { action, pieces, group } of offers) {
    const ways = pieces.filter(reached);
    const isTurn = narrow && question === 'turn' && drawn(action);
    if (pieces.length > 0 && ways.length === 0 && !isTurn) faults.push(`dark: ${group} ${pieces.join(' ')}`);
    else if (pieces.length === 0 && !drawn(action)) faults.push(`not in sight: ${group}`);
    const left = offers.filter((other) => ways.every((piece) => other.pieces.includes(piece)));
    if (ways.length > 0 && left.length > MOST && !drawn(action)) faults.push(`many: ${group} ${pieces.join(' ')}`);
  }
  scrollTo(0, from);
  return faults;
}

/** In the page: by how much page and board can be scrolled; nothing where they cannot. */
export function scrolled() {
  const board = document.getElementById('board');
  const moved = (box) => {
    const before = box.scrollTop;
    box.scrollTop = 10_000;
    const most = box.scrollTop;
    box.scrollTop = before;
    return most;
  };
  const over = [document.documentElement, ...(board ? [board] : [])].map(moved);
  if (Math.max(...over) <= 1) return '';
  // What sticks out says why.
  const low = [...document.querySelectorAll('body *')].filter(
    (e) => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight + 1,
  );
  const named = low.slice(-3).map((e) => `${e.tagName} ${e.id} ${e.getAttribute('class') ?? ''}`);
  return `${over.join(' and ')} (${named.join(', ')})`;
}
