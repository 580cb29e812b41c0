/** What was pressed last, and when. iPhones do not focus it. */
let pressed: { readonly control: Element; readonly at: number } | undefined;

/** What opens later than this after a press was not asked for by it. */
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

/** The button or link that asked for what opens now, if it is still on the page. */
export const findAsker = (): Element | undefined =>
  pressed?.control.isConnected && performance.now() - pressed.at < SOON_MS
    ? pressed.control
    : undefined;
