/**
 * How much the app may think for the players of a table, the same for all of them: nothing; a list to tick by hand;
 * striking out the clues that recorded pieces contradict; deducing from everybody's pieces at once.
 * A new one needs a format: see `store/upcasters.ts`.
 */
export const ASSISTS = ['none', 'tick-list', 'elimination', 'joint'] as const;
export type Assist = (typeof ASSISTS)[number];

export const USUAL_ASSIST: Assist = 'tick-list';
