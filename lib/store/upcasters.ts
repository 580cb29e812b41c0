/** A document's fields before they are checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Each makes a document of the next format out of one of its own: the first takes format 1, which bore
 * no number and was kept until 22 November 2026. Once a format is released, whatever changes `Game` adds
 * one at the end. What is not as it should be is left to the check that follows.
 *
 * A new value of a field that there is needs a format as well: a clue, a hint, a colour of seats, a kind of
 * event. An older server's check would take it for damage; told by the number, it answers `game-newer`. The
 * upcaster of such a format changes nothing: `fields => fields`.
 */
export const UPCASTERS: readonly ((fields: Fields) => Fields)[] = [
  fields => ({
    ...fields,
    seats: inEach(fields.seats, rest),
    grade: inside(fields.grade, told => ({ ...told, early: ['length', 'evenness'] })),
  }),
];

const rest = (seat: Fields): Fields => ({
  ...seat,
  restedAt: 0,
  handOver: inside(seat.handOver, ({ triesLeft: _, ...offer }) => ({ ...offer, guessers: [] })),
});

const inEach = (list: unknown, change: (fields: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map(item => inside(item, change)) : list;

const inside = (value: unknown, change: (fields: Fields) => Fields): unknown =>
  isFields(value) ? change(value) : value;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
