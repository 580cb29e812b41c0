import { isFields, isListOf, isOneOf } from '@/app/_state/persisted';
import { HEXES } from '@/lib/map/hexSet';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import type { OtherNote } from './notebook';

/** A seat's notebook as stored on this phone. */
export interface PhoneNotebook {
  readonly text: string;
  /** Whether it should also be stored with the seat. */
  readonly isWithSeat: boolean;
  /** The seat's version from the last sync; `null` if unknown. */
  readonly base: KeptNotebook | null;
  /** Digests (`textDigest`) of the versions sent to the seat since then, which may have arrived or still arrive. */
  readonly sent: readonly string[];
  readonly others: readonly OtherNote[];
}

const PREFIX = 'fieldbook-notebook-';
const nameOf = (code: string, seat: number): string => `${PREFIX}${code}-${seat}`;

/** Reads a seat's notes from the phone; `undefined` if there are none or they are damaged. */
export function readPhoneNotebook(code: string, seat: number): PhoneNotebook | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code, seat)) ?? 'null');
    if (!isFields(kept)) return undefined;
    const { text, isWithSeat, isTold, base, sent, others } = kept;
    if (typeof text !== 'string' || typeof isWithSeat !== 'boolean') return undefined;
    // Until 24 November 2026 the app stored only whether the seat had this version.
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

/** Calls `onChange` when another tab has written this seat's notebook. Call the returned function to stop. */
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

/** Returns whether the phone could save it. */
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

/** Moves a game's notes to its new code. */
export function movePhoneNotebook(code: string, next: string): void {
  try {
    for (const name of namesOf([code])) {
      const notes = localStorage.getItem(name) ?? '';
      // Deletes first, as there may be no room for both; if writing still fails, the old name is restored.
      localStorage.removeItem(name);
      if (!write(name.replace(code, next), notes)) write(name, notes);
    }
  } catch {
    // The phone has no storage, so there are no notes to move.
  }
}

/** Deletes the notes of games that this phone forgets. */
export function deletePhoneNotebooks(codes: readonly string[]): void {
  try {
    for (const name of namesOf(codes)) localStorage.removeItem(name);
  } catch {
    // The phone has no storage, so there are no notes to delete.
  }
}

const namesOf = (codes: readonly string[]): readonly string[] =>
  Object.keys(localStorage).filter(name =>
    codes.some(code => name.startsWith(`${PREFIX}${code}-`)),
  );
