import { useEffect } from 'react';
import { formatClue, parseClue } from '@/lib/clues/clue';
import type { Solving } from './useSolve';

/** Where the keys 2 to 4 and M go, and what the arrows go through. */
const CELLS = '.row-cells button';
const SPACE = '.spaces [tabindex="0"]';

/**
 * Solves by keys alone: 2–4 go to a player's clues and look at them, arrows go on, X strikes, U undoes, M goes to the
 * map, H asks for a hint, and Enter answers.
 */
export function useSolveKeys(solving: Solving): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      // The map takes its keys first, and Enter on the chosen space answers.
      if (event.defaultPrevented && key !== 'Enter') return;
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
  const cell = cellOf(target);
  switch (key) {
    case '2':
    case '3':
    case '4':
      return lookAt(document.querySelector(`[data-seat-row="${key}"] ${CELLS}`), solving);
    case 'm':
      return focus(document.querySelector(SPACE));
    case 'u':
      solving.undo?.();
      return solving.undo !== undefined;
    case 'h':
      if (isIdle) solving.askHint();
      return isIdle;
    case 'x':
      if (cell) solving.strike(cell.owner, cell.id);
      return cell !== undefined;
    case 'enter': {
      const isFree = isIdle && (cell !== undefined || target.matches('body, h1, main, h2'));
      const isChosenSpace = isIdle && target.dataset.hex === String(solving.space);
      if (solving.answerable === undefined || !(isFree || isChosenSpace)) return false;
      solving.answer(solving.answerable);
      return true;
    }
    case 'arrowleft':
    case 'arrowup':
      return cell !== undefined && lookAt(target.previousElementSibling, solving);
    case 'arrowright':
    case 'arrowdown':
      return cell !== undefined && lookAt(target.nextElementSibling, solving);
    default:
      return false;
  }
}

/** The clue of a cell, and its owner. */
function cellOf(element: Element | null) {
  if (!(element instanceof HTMLElement) || !element.matches(CELLS)) return undefined;
  const row = element.closest<HTMLElement>('[data-seat-row]')?.dataset.seatRow;
  const clue = parseClue(element.dataset.clue ?? '');
  return clue && { owner: Number(row) - 1, id: formatClue(clue) };
}

/** Goes to a cell, and looks at its clue. */
function lookAt(element: Element | null, { look }: Solving): boolean {
  const cell = cellOf(element);
  if (cell) look(cell.owner, cell.id);
  return focus(element);
}

function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
