/** The outcome of an import; each game is counted once. */
export interface ImportResult {
  readonly added: number;
  /** The local and the imported copy had both been played on: both are kept. */
  readonly apart: number;
  /** The imported copy was ahead of the local one, and replaced it. */
  readonly renewed: number;
  /** The local copy was the same or ahead. */
  readonly known: number;
  readonly damaged: number;
  readonly newer: number;
  /** The code of the evening's last game. */
  readonly resumeCode: string | null;
}

/** Adds up results; `resumeCode` is set only if there is exactly one evening. */
export const sumImports = (all: readonly ImportResult[]): ImportResult => {
  const [only] = all;
  const sum = (kind: Exclude<keyof ImportResult, 'resumeCode'>) =>
    all.reduce((count, result) => count + result[kind], 0);
  return {
    added: sum('added'),
    apart: sum('apart'),
    renewed: sum('renewed'),
    known: sum('known'),
    damaged: sum('damaged'),
    newer: sum('newer'),
    resumeCode: all.length === 1 && only ? only.resumeCode : null,
  };
};

/** A parcel line: "fieldbook1:" (the format's number), then base64. An initial byte order mark is allowed. */
export const PARCEL = /^\uFEFF?fieldbook(\d{1,6}):([A-Za-z0-9+/=]*)$/;

/** The lines of a text that look like parcels. */
export const parcelsIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => PARCEL.test(line));
