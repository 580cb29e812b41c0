import { create } from 'zustand';
import { isFields, parseFields } from '@/lib/fields';

/**
 * Persists our stores in Web Storage, validated on read and with a format number. If storage is blocked, as with
 * cookies, the state lasts as long as the page.
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
 * the older ones; until then a state that does not fit is set aside as damaged.
 */
export const FORMAT = 1;

/** A store that is written on every change, and read only when `rehydrate` is called. */
export function createPersisted<T extends object>(
  first: T,
  { name, storage, read }: PersistOptions<T>,
) {
  const use = create<T>()(() => first);
  let isNewer = false;

  use.subscribe(state => {
    if (!isNewer) write(name, JSON.stringify({ state, version: FORMAT }));
  });

  function rehydrate(): void {
    const text = ifAllowed(() => window[storage].getItem(name));
    if (typeof text !== 'string') return;
    const { state, version: format } = parseFields(text) ?? {};
    // Written by a newer Fieldbook: do not overwrite it.
    isNewer = typeof format === 'number' && format > FORMAT;
    if (isNewer) return;
    const valid = isFields(state) && format === FORMAT ? read(state) : undefined;
    if (valid !== undefined) {
      use.setState(valid, true);
    } else {
      write(`${name}-damaged`, text);
      ifAllowed(() => window[storage].removeItem(name));
    }
  }

  const write = (key: string, text: string) => ifAllowed(() => window[storage].setItem(key, text));

  return { use, rehydrate };
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
