// A bar that sticks to the foot of a small screen stands above the question, however high that is.

/** While such a bar is there, the question shows its first lines and can be scrolled. */
const PEEK = 'id-explains';
/** How high the tabs below the question are. */
const TABS = 56;

/** Keeps the height of the question with its tabs as `--question` on an element. */
export function aboveQuestion(bar: HTMLElement): { destroy: () => void } {
  const question = document.querySelector<HTMLElement>('#prompt');
  const measure = () => {
    const isFoot = question !== null && getComputedStyle(question.parentElement ?? question).position === 'sticky';
    document.body.classList.toggle(PEEK, isFoot);
    bar.style.setProperty('--question', isFoot ? `${TABS + question.offsetHeight}px` : '0px');
  };
  const watch = new ResizeObserver(measure);
  if (question) watch.observe(question);
  measure();
  return {
    destroy: () => {
      watch.disconnect();
      document.body.classList.remove(PEEK);
    },
  };
}
