/**
 * How much the app may deduce for the players, the same for the whole table: no help; a list to tick by hand; crossing
 * out clues that recorded pieces contradict; joint deduction from all players' pieces. A new level needs a new format:
 * see `store/upcasters.ts`.
 */
export const ASSISTS = ['none', 'tick-list', 'elimination', 'joint'] as const;
export type Assist = (typeof ASSISTS)[number];

export const DEFAULT_ASSIST: Assist = 'tick-list';
