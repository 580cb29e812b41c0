/** The banner of a page, in which votes and the hint stand. */
export const VOTES_ID = 'votes';

/** Brings those who use keys or listen to what their answer has changed. A page that uncovers all does so by itself. */
export function focusVotes(): void {
  // What the answer changes is drawn first.
  requestAnimationFrame(() => document.getElementById(VOTES_ID)?.focus());
}
