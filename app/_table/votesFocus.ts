import type { Question } from './questions';

/** The banner of a page, in which votes and the hint stand. */
export const VOTES_ID = 'votes';

const POINTED_MILLISECONDS = 1200;

/** Brings those who use keys or listen to what their answer has changed. A page that uncovers all does so by itself. */
export function focusVotes(): void {
  // What the answer changes is drawn first.
  requestAnimationFrame(() => document.getElementById(VOTES_ID)?.focus());
}

/** Leads to what the table is asked about something. A frame stands round it for a moment: it may long have been in sight. */
export function pointAtVotes(about: Question['about']): void {
  focusVotes();
  requestAnimationFrame(() => {
    const row = document.querySelector(`#${VOTES_ID} [data-about="${about}"]`);
    // It stands, and is gone: nothing that moves, or would have to stand still for anybody.
    const frame = { outline: '4px solid var(--color-accent)', outlineOffset: '-4px' };
    row?.animate([frame, frame], POINTED_MILLISECONDS);
  });
}
