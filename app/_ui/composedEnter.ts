/**
 * Keeps the Enter that confirms an input method's conversion (Japanese, Chinese, Korean) from submitting anything. Most
 * browsers mark it as `isComposing`. Safari sends it after the composition has ended, with the key code of any key that
 * an input method handles. Runs before all handlers of the page.
 */
export function ignoreComposedEnter(page: Document): void {
  page.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Enter') return;
      if (!event.isComposing && event.keyCode !== HANDLED_BY_INPUT_METHOD) return;
      event.stopImmediatePropagation();
      if (!event.isComposing) event.preventDefault();
    },
    { capture: true },
  );
}

/** UI Events, 4.1: "the keyCode of a key event that an input method editor processes is 229". */
const HANDLED_BY_INPUT_METHOD = 229;
