/** The control that was clicked last, and when. Not the focused element, since iPhones do not focus clicked buttons. */
let pressed: { readonly control: Element; readonly at: number } | undefined;

/** Something that opens later than this after a click was not caused by it. */
const SOON_MS = 1000;

if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest('button, a');
      pressed = control ? { control, at: performance.now() } : undefined;
    },
    { capture: true },
  );

/** The button or link that was clicked just now, if it is still on the page. */
export const findLastClicked = (): Element | undefined =>
  pressed?.control.isConnected && performance.now() - pressed.at < SOON_MS
    ? pressed.control
    : undefined;
