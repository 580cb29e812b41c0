import type { Shape } from '../../shape';
import type { EntrySchema, EntrySourceSchema } from '../gameSchema';

export type EntrySource = Shape<typeof EntrySourceSchema>;
export type Entry = Shape<typeof EntrySchema>;

/** The actions entered so far, in order. Visible to everyone who can see the table. */
export type GameRecord = readonly Entry[];
