import { create } from 'zustand';
import { isFields, parseFields } from '@/lib/fields';

/**
 * Persists our stores in Web Storage for all windows, validated on read and with a format number. If a write fails
 * because storage is full or blocked, the page uses its own state, which lasts as long as the page.
 */

/** Lasts until the browser clears it, or until the tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

interface PersistOptions<T> {
  readonly name: string;
  readonly storage: StorageName;
  /** Validates the stored state; `undefined` if it is damaged. */
  read(state: Stored<T>): T | undefined;
}

/** A stored `T` before validation. Only fields of `T` can be read from it. */
type Stored<T> = { readonly [K in keyof T]?: unknown };

/**
 * One number for all our formats. From the first tagged release on, a changed format must increase it and still read
 * the older ones; until then a state of another shape is treated as damaged.
 */
export const FORMAT = 1;

/**
 * A store that is saved on every change and follows the writes of other windows, so that an older window does not
 * overwrite them with its stale copy. `useIsUnsaved` is true while the last write has failed. On the server and during
 * hydration a store has the value `first`.
 */
export function createPersisted<T extends object>(
  first: T,
  { name, storage, read }: PersistOptions<T>,
) {
  const use = create<T>()(() => first);
  const useIsUnsaved = create(() => false);
  const change = use.setState;
  /** The text that the state was read from or written as. */
  let seen: string | undefined;
  let isNewer = false;

  function reread(): void {
    const text = ifAllowed(() => window[storage].getItem(name));
    if (typeof text !== 'string' || text === seen) return;
    seen = text;
    const { state, version: format } = parseFields(text) ?? {};
    // Written by a newer Fieldbook: do not overwrite it.
    isNewer = typeof format === 'number' && format > FORMAT;
    if (isNewer) return;
    const valid = isFields(state) && format === FORMAT ? read(state) : undefined;
    if (valid === undefined) {
      write(`${name}-damaged`, text);
      ifAllowed(() => window[storage].removeItem(name));
    } else if (!useIsUnsaved.getState()) change(valid, true);
  }

  use.setState = (next: T | Partial<T> | ((before: T) => T | Partial<T>), replace?: boolean) => {
    reread();
    const before = use.getState();
    change(next as T, replace as true);
    if (use.getState() === before) return;
    const text = JSON.stringify({ state: use.getState(), version: FORMAT });
    const isSaved = !isNewer && write(name, text);
    if (isSaved) seen = text;
    useIsUnsaved.setState(!isSaved);
  };

  /** Returns whether it was written. */
  function write(key: string, text: string): boolean {
    const written = ifAllowed(() => {
      window[storage].setItem(key, text);
      return true;
    });
    return written === true;
  }

  if (typeof window !== 'undefined') {
    // Only after the calling module has loaded: `read` uses functions that it defines further down.
    queueMicrotask(reread);
    window.addEventListener('storage', reread);
    // A window that the browser had suspended may have missed storage events.
    document.addEventListener('visibilitychange', reread);
  }
  return { use, useIsUnsaved };
}

/** Blocked or full storage throws, in some browsers even on property access. */
function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export const isListOf = <T>(
  value: unknown,
  is: (item: unknown) => item is T,
): value is readonly T[] => Array.isArray(value) && value.every(is);

export const isOneOf = <T>(value: unknown, items: readonly T[]): value is T =>
  items.some(item => item === value);

export const isKeyOf = <T extends object>(value: unknown, fields: T): value is keyof T =>
  typeof value === 'string' && Object.hasOwn(fields, value);
