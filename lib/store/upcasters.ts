/** A document's fields before they are checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Each makes a document of the next format out of one of its own; the first takes format 1. The contract begins with
 * the first tagged release: from then on, whatever changes `Game` adds one at the end, and what is not as it should be
 * is left to the check that follows. Until then format 1 is what `Game` is: whoever changes it rewrites the sample in
 * place (`lib/store/sample`).
 *
 * A new value of a field that there is needs a format as well: a clue, a hint, a colour of seats, a kind of
 * event. An older server's check would take it for damage; told by the number, it answers `game-newer`. The
 * upcaster of such a format changes nothing: `fields => fields`.
 */
export const UPCASTERS: readonly ((fields: Fields) => Fields)[] = [];

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
