// Long names in small panes: letters are never smaller than people can read, so they stand closer.

/** How wide the name of a pane may be, in units of the window. */
const MOST = 96;

/** Sets the letters of a text closer where it would leave its pane. */
export function narrowed(text: SVGTextElement): { destroy: () => void } {
  const fit = () => {
    text.removeAttribute('textLength');
    if (text.getComputedTextLength() <= MOST) return;
    text.setAttribute('textLength', String(MOST));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  };
  // The size of the letters follows that of the window around them.
  const watch = new ResizeObserver(fit);
  if (text.ownerSVGElement) watch.observe(text.ownerSVGElement);
  const words = new MutationObserver(fit);
  words.observe(text, { characterData: true, subtree: true });
  void document.fonts.ready.then(fit);
  return { destroy: () => (watch.disconnect(), words.disconnect()) };
}
