// A bar that sticks to the foot of a small screen stands above the question, however high that is.

/** While such a bar is there, the question shows its first lines and can be scrolled. */
const PEEK = 'id-explains';

/** Keeps the height of the question as `--question` on an element. */
export function aboveQuestion(bar: HTMLElement): { destroy: () => void } {
  document.body.classList.add(PEEK);
  const question = document.querySelector<HTMLElement>('#prompt');
  const measure = () => {
    const isFoot = question !== null && getComputedStyle(question.parentElement ?? question).position === 'sticky';
    bar.style.setProperty('--question', `${isFoot ? question.offsetHeight : 0}px`);
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
