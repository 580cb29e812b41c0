import { isFields } from '@/app/_state/kept';

/** A seat's notebook as this phone keeps it. */
export interface PhoneNotebook {
  readonly text: string;
  /** Whether it is to be kept with the seat as well. */
  readonly isWithSeat: boolean;
  /** Whether the seat has it so. */
  readonly isTold: boolean;
}

const PREFIX = 'fieldbook-notebook-';
const nameOf = (code: string, seat: number): string => `${PREFIX}${code}-${seat}`;

/** What the phone keeps of a seat's notes; nothing where it keeps none, or where they are damaged. */
export function readOnPhone(code: string, seat: number): PhoneNotebook | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code, seat)) ?? 'null');
    if (!isFields(kept)) return undefined;
    const { text, isWithSeat, isTold } = kept;
    const isSound =
      typeof text === 'string' && typeof isWithSeat === 'boolean' && typeof isTold === 'boolean';
    return isSound ? { text, isWithSeat, isTold } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the phone could keep it. */
export function keepOnPhone(code: string, seat: number, notebook: PhoneNotebook): boolean {
  try {
    localStorage.setItem(nameOf(code, seat), JSON.stringify(notebook));
    return true;
  } catch {
    return false;
  }
}

/** Has the notes of a game go on with it under another code. */
export function renameOnPhone(code: string, next: string): void {
  try {
    for (const name of namesOf([code])) {
      const notes = localStorage.getItem(name) ?? '';
      // Room for both is not needed.
      localStorage.removeItem(name);
      localStorage.setItem(name.replace(code, next), notes);
    }
  } catch {
    // A phone that keeps nothing has nothing to rename.
  }
}

/** Drops the notes of games that this phone forgets. */
export function forgetOnPhone(codes: readonly string[]): void {
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
