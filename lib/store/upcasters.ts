import type { Fields } from '../fields';

/**
 * Each upcaster converts a document of one format to the next; the first takes format 1. The contract starts with the
 * first tagged release: from then on, every change of `Game` appends an upcaster, and the subsequent check validates
 * the result. Until then format 1 is whatever `Game` is: a change rewrites the sample in place (`lib/store/sample`).
 *
 * A new value of an existing field also needs a new format: a clue, a hint, a seat colour, a kind of event. Otherwise
 * an older server's check would report it as damaged; by the format number, it returns `game-newer`. The upcaster of
 * such a format changes nothing: `fields => fields`.
 */
export const UPCASTERS: readonly ((fields: Fields) => Fields)[] = [];
