/**
 * Mean turns in the study of 3.26 million simulated games, by mode and number of clues: first with careful players,
 * then with players who overlook a quarter of what the pieces rule out.
 */
export const STUDY_TURNS = {
  normal: { 3: [10.4, 13.5], 4: [12.6, 16.8], 5: [14.6, 19.5] },
  advanced: { 3: [11.7, 15.3], 4: [14.4, 19.6], 5: [16.9, 23.4] },
} as const;
