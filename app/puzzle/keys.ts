import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { formatClue, parseClue } from '@/lib/clues/clue';
import type { Solving } from './useSolve';

/** What the keys 2 to 4 and M focus, and what the arrows move through. */
const CELLS = '.row-cells button';
const SPACE = '.spaces [tabindex="0"]';

/**
 * The keyboard shortcuts: 2 to 4 focus and select a player's clues, M focuses the map, arrows move on; Enter pins a
 * space, X crosses out, L crosses out those like it, U undoes, H asks for a hint, A answers, Escape deselects.
 */
export function followKey(event: KeyboardEvent<HTMLElement>, solving: Solving): void {
  const { currentTarget: pane, target } = event;
  // Keys that the map or a field handles are not shortcuts.
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement) || target.closest('dialog, input[type="text"]')) return;
  if (doesFollow(keyOf(event), target, pane, solving)) event.preventDefault();
}

/** Also handles keys while nothing has the focus. */
export function useKeysOfPage(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function hand(event: globalThis.KeyboardEvent) {
      if (event.target === document.body)
        pane.current?.dispatchEvent(new globalThis.KeyboardEvent('keydown', event));
    }
    document.addEventListener('keydown', hand);
    return () => document.removeEventListener('keydown', hand);
  }, [pane]);
}

/** The key by its position where layouts differ: digits that need Shift, and letters of other scripts. */
function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOfOtherScript = key.length === 1 && key > '\x7f';
  return digit ?? ((isOfOtherScript && letter) || key).toLowerCase();
}

/** Whether the element itself handles the key. */
function doesFollow(
  key: string,
  target: HTMLElement,
  pane: HTMLElement,
  solving: Solving,
): boolean {
  const isIdle = solving.said === undefined;
  const cell = cellOf(target);
  switch (key) {
    case '2':
    case '3':
    case '4':
      return lookAt(pane.querySelector(`[data-seat-row="${key}"] ${CELLS}`), solving);
    case 'm':
      return focus(pane.querySelector(SPACE));
    case 'u':
      solving.undo?.();
      return solving.undo !== undefined;
    case 'arrowleft':
    case 'arrowup':
      return cell !== undefined && lookAt(target.previousElementSibling, solving);
    case 'arrowright':
    case 'arrowdown':
      return cell !== undefined && lookAt(target.nextElementSibling, solving);
  }
  if (!isIdle) return false;
  switch (key) {
    case 'h':
      solving.askHint();
      return true;
    case 'x':
      if (cell) solving.strike(cell.owner, cell.id);
      else solving.ruleOut();
      return true;
    case 'l':
      solving.ruleOutAlike();
      return true;
    case 'a':
      solving.answer();
      return true;
    case 'escape':
      solving.rest();
      return true;
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

/** Focuses a cell and selects its clue. */
function lookAt(element: Element | null, { look }: Solving): boolean {
  const cell = cellOf(element);
  if (cell) look(cell.owner, cell.id);
  return focus(element);
}

function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
