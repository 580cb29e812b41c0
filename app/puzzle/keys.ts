import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Solving } from './useSolve';

/** Where the keys 2 to 5 and M go, and what the arrows go through. */
const CELLS = '.row-cells button';
const SPACE = '.spaces [tabindex="0"]';

/**
 * Solves by keys alone: 2–5 go to a player's clues, arrows through them, X strikes the chosen ones, U undoes, M goes to
 * the map, H asks for a hint, Enter answers unless something else has the focus.
 */
export function useSolveKeys(solving: Solving): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (!(target instanceof HTMLElement) || target.closest('dialog, input[type="text"]')) return;
      if (follow(key.toLowerCase(), target, solving)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}

/** Whether the key means something there. */
function follow(key: string, target: HTMLElement, solving: Solving): boolean {
  const isIdle = solving.said === undefined;
  switch (key) {
    case '2':
    case '3':
    case '4':
      // Of long lists only one is on the page.
      flushSync(() => solving.show(Number(key) - 1));
      return focus(document.querySelector(`[data-seat-row="${key}"] ${CELLS}`));
    case 'm':
      return focus(document.querySelector(SPACE));
    case 'u':
      solving.undo?.();
      return solving.undo !== undefined;
    case 'h':
      if (isIdle) solving.askHint();
      return isIdle;
    case 'x':
      for (const [owner, id] of solving.chosen) solving.strike(owner, id);
      return solving.chosen.size > 0;
    case 'enter': {
      const isFree = isIdle && target.matches('body, h1, main');
      if (isFree && solving.answerable !== undefined) solving.answer(solving.answerable);
      return isFree;
    }
    case 'arrowleft':
    case 'arrowup':
      return target.matches(CELLS) && focus(target.previousElementSibling);
    case 'arrowright':
    case 'arrowdown':
      return target.matches(CELLS) && focus(target.nextElementSibling);
    default:
      return false;
  }
}

function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
