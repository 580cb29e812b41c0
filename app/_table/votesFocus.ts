import type { Question } from './questions';

/** The element ID of the banner with a page's votes and hint. */
export const VOTES_ID = 'votes';

const POINTED_MILLISECONDS = 1200;

/** Moves keyboard and screen reader users to the result of their answer. The end page does that itself. */
export function focusVotes(): void {
  // Waits until the result has rendered.
  requestAnimationFrame(() => document.getElementById(VOTES_ID)?.focus());
}

/** Focuses the question on this subject and outlines it for a moment: it may have been visible all along. */
export function pointAtVotes(about: Question['about']): void {
  focusVotes();
  requestAnimationFrame(() => {
    const row = document.querySelector(`#${VOTES_ID} [data-about="${about}"]`);
    // Appears and disappears without motion, so that it needs no reduced-motion variant.
    const frame = { outline: '4px solid var(--color-accent)', outlineOffset: '-4px' };
    row?.animate([frame, frame], POINTED_MILLISECONDS);
  });
}
