/**
 * Limits of a stored game: uploaded games are untrusted, and views include their content. In a file of their own, so
 * that the schemas need not import the files that use the types inferred from them.
 */

/** Cap of the round counter. */
export const MAX_ROUNDS = 999;

/** The most characters of a seed that a program chooses. */
export const LONGEST_SEED = 200;

/** Number of latest states remembered. A copy in an older state no longer counts as outdated, so both are kept. */
export const MAX_EXPORTED = 40;

/**
 * A game's identity: drawn by `drawHex` at the deal, and kept when the game moves to another phone or to a server.
 * Knowing it proves possession of the game. Secret, and random rather than derived from the clues, since a derived one
 * could be found by guessing clues.
 */
export const ORIGIN = /^[0-9a-f]{32}$/;

/**
 * Exceeds any real game: five players enter 60 to 200. Each phone interprets the whole record again after every change.
 */
export const MAX_ENTRIES = 300;

/** Each of the five players enters the same action once. */
export const MAX_ALSO = 4;

/** Phones draw 16 characters of base64url; other programs may use a UUID. */
export const CHANGE_ID = /^[\w-]{16,36}$/;

/**
 * Number of latest change ids stored per seat. A phone sends its changes one at a time and retries only the
 * latest, but an attempt that it gave up after 15 s may still arrive late; no player makes more than 32 changes in
 * that time.
 */
export const MAX_CHANGES = 32;

export const MAX_PHONES = 9;

/** More than any real game needs. */
export const MAX_LOOKS = 9_999;

/**
 * Wrong guesses that a hand-over code allows: `HAND_OVER_TRIES` per device, so that a stranger cannot use up another
 * device's tries, and `HAND_OVER_GUESSES` in total, against a client that poses as a new device each time.
 */
export const HAND_OVER_TRIES = 3;
export const HAND_OVER_GUESSES = 30;

/** Events stored per seat, so that events of other seats cannot push them out. */
export const MAX_EVENTS = 10;

/** Events stored besides those of seats. */
export const MAX_NEWS = 20;

/** Exceeds 48 clues crossed out in four lists plus a note on every space, all in characters that JSON escapes. */
export const MAX_NOTEBOOK_LETTERS = 20_000;

/** The parts of a deal's grade, each a word that can be public or hidden. */
export const GRADE_WORDS = ['length', 'evenness'] as const;
export type GradeWord = (typeof GRADE_WORDS)[number];

/**
 * Ways in which a seat can lose its holder, least important first: the list drops these first, so that repeated leaving
 * cannot push out the event of a seat freed by the others. A new kind needs a new format: see `store/upcasters.ts`.
 */
export const SEAT_EVENT_KINDS = ['left', 'handed-over', 'freed'] as const;
