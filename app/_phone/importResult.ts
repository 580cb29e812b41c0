/** What became of games that came from another phone; each is counted once. */
export interface ImportResult {
  readonly added: number;
  /** They were here before, and had gone on here as well as there: both are kept. */
  readonly apart: number;
  /** They were here before, and had gone on there. */
  readonly renewed: number;
  /** They were here before, as far or farther. */
  readonly known: number;
  readonly damaged: number;
  readonly newer: number;
  /** The last game of the evening. */
  readonly goOn: string | null;
}

export const NOTHING_IMPORTED: ImportResult = {
  added: 0,
  apart: 0,
  renewed: 0,
  known: 0,
  damaged: 0,
  newer: 0,
  goOn: null,
};

/** What became of all: one goes on with the last game where it is the only evening that came. */
export const sumImports = (all: readonly ImportResult[]): ImportResult => {
  const [only] = all;
  const sum = (kind: Exclude<keyof ImportResult, 'goOn'>) =>
    all.reduce((count, taken) => count + taken[kind], 0);
  return {
    added: sum('added'),
    apart: sum('apart'),
    renewed: sum('renewed'),
    known: sum('known'),
    damaged: sum('damaged'),
    newer: sum('newer'),
    goOn: all.length === 1 && only ? only.goOn : null,
  };
};

/** "fieldbook1:" and then base64. */
export const PARCEL = /^\uFEFF?fieldbook(\d{1,6}):([A-Za-z0-9+/=]*)$/;

/** The lines of a text that are parcels, or were meant to be. */
export const parcelsIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => PARCEL.test(line));
