import type { PersistOptions, PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * The one door between our stores and what a phone keeps of them: checked, and with a format's number. Where
 * the phone keeps nothing, as with cookies blocked, what is chosen lasts as long as the page.
 */

/** What is kept until the browser forgets it, or until the tab is closed. */
export type Room = 'localStorage' | 'sessionStorage';

export interface Kept<T> {
  readonly name: string;
  readonly room: Room;
  /**
   * The state, of the format that counts now, made from what was kept in that or an older one; nothing where
   * it is damaged.
   */
  read(state: Fields, format: number): T | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The number of all our formats together: whoever changes one adds one, and reads the older ones. zustand
 * calls it the version.
 */
export const FORMAT = 0;

/** Options for zustand's `persist`; nothing is read before somebody calls `rehydrate`. */
export const keptOnPhone = <T>(kept: Kept<T>): PersistOptions<T> => ({
  name: kept.name,
  version: FORMAT,
  skipHydration: true,
  storage: checkedStorage(kept),
});

function checkedStorage<T>({ room, read }: Kept<T>): PersistStorage<T> {
  let remembered: StorageValue<T> | null = null;
  let isNewer = false;

  return {
    getItem(name) {
      const text = ifAllowed(() => window[room].getItem(name));
      if (text === undefined || text === null) return remembered;
      const { state, version: format } = parse(text);
      // A newer Fieldbook has kept it, and will want it back.
      isNewer = typeof format === 'number' && format > FORMAT;
      if (isNewer) return remembered;
      const sound = isFields(state) && typeof format === 'number' ? read(state, format) : undefined;
      if (sound === undefined) setAside(name, text);
      return sound === undefined ? null : { state: sound, version: FORMAT };
    },
    setItem(name, value) {
      remembered = value;
      if (!isNewer) ifAllowed(() => window[room].setItem(name, JSON.stringify(value)));
    },
    removeItem(name) {
      remembered = null;
      ifAllowed(() => window[room].removeItem(name));
    },
  };

  function setAside(name: string, text: string): void {
    ifAllowed(() => {
      window[room].setItem(`${name}-damaged`, text);
      window[room].removeItem(name);
    });
  }
}

/** A blocked or full storage throws, in some browsers at the very name. */
function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function parse(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = <T>(
  value: unknown,
  is: (item: unknown) => item is T,
): value is readonly T[] => Array.isArray(value) && value.every(is);

export const isOneOf = <T>(value: unknown, items: readonly T[]): value is T =>
  items.some(item => item === value);
