import { isFields, isListOf, isOneOf } from '@/app/_state/persisted';
import { HEXES } from '@/lib/map/hexSet';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import type { OtherNote } from './notebook';

/** A seat's notebook as this phone keeps it. */
export interface PhoneNotebook {
  readonly text: string;
  /** Whether it is to be kept with the seat as well. */
  readonly isWithSeat: boolean;
  /** What the seat had when the two were last alike; nothing where that is not known. */
  readonly base: KeptNotebook | null;
  /** The tags of what was sent to the seat since, and may have arrived. */
  readonly sent: readonly string[];
  readonly others: readonly OtherNote[];
}

const PREFIX = 'fieldbook-notebook-';
const nameOf = (code: string, seat: number): string => `${PREFIX}${code}-${seat}`;

/** What the phone keeps of a seat's notes; nothing where it keeps none, or where they are damaged. */
export function readPhoneNotebook(code: string, seat: number): PhoneNotebook | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code, seat)) ?? 'null');
    if (!isFields(kept)) return undefined;
    const { text, isWithSeat, isTold, base, sent, others } = kept;
    if (typeof text !== 'string' || typeof isWithSeat !== 'boolean') return undefined;
    // Until 24 November 2026 it was known alone whether the seat had it so.
    if (typeof isTold === 'boolean') {
      const told = isTold ? { text: isWithSeat ? text : null, tag: '' } : null;
      return { text, isWithSeat, base: told, sent: [], others: [] };
    }
    const isSound =
      (base === null || isKeptNotebook(base)) &&
      isListOf(sent, isText) &&
      isListOf(others, isOtherNote);
    return isSound ? { text, isWithSeat, base, sent, others } : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isKeptNotebook = (value: unknown): value is KeptNotebook =>
  isFields(value) &&
  (value.text === null || typeof value.text === 'string') &&
  typeof value.tag === 'string';

const isOtherNote = (value: unknown): value is OtherNote =>
  isFields(value) &&
  isOneOf(value.hex, HEXES) &&
  typeof value.text === 'string' &&
  typeof value.at === 'number';

/** Calls `onChange` when another tab has written in a seat's notebook, until the result is called. */
export function subscribeToPhoneNotebook(
  code: string,
  seat: number,
  onChange: () => void,
): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === nameOf(code, seat)) onChange();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Whether the phone could keep it. */
export const savePhoneNotebook = (code: string, seat: number, notebook: PhoneNotebook): boolean =>
  write(nameOf(code, seat), JSON.stringify(notebook));

function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Has the notes of a game go on with it under another code. */
export function movePhoneNotebook(code: string, next: string): void {
  try {
    for (const name of namesOf([code])) {
      const notes = localStorage.getItem(name) ?? '';
      // Room for both is not needed; and without any the notes stay where they are.
      localStorage.removeItem(name);
      if (!write(name.replace(code, next), notes)) write(name, notes);
    }
  } catch {
    // A phone that keeps nothing has nothing to rename.
  }
}

/** Drops the notes of games that this phone forgets. */
export function deletePhoneNotebooks(codes: readonly string[]): void {
  try {
    for (const name of namesOf(codes)) localStorage.removeItem(name);
  } catch {
    // A phone that keeps nothing has nothing to drop.
  }
}

const namesOf = (codes: readonly string[]): readonly string[] =>
  Object.keys(localStorage).filter(name =>
    codes.some(code => name.startsWith(`${PREFIX}${code}-`)),
  );
