/** The banner of a page, in which votes and the hint stand. */
export const VOTES_ID = 'votes';

/** Brings those who use keys or listen to what their answer has changed. Where the game has ended, that is the page. */
export function focusVotes(): void {
  // What the answer changes is drawn first.
  requestAnimationFrame(() => {
    const votes = document.getElementById(VOTES_ID) ?? document.querySelector<HTMLElement>('main');
    votes?.focus({ preventScroll: true });
  });
}
