export const LIGHTS = ['first', 'second', 'both'] as const;

/** Which of two clues to light: each colour answers for its own, and the habitat fits both. */
export type Light = (typeof LIGHTS)[number];

/** The place of the clue that alone is lit; nothing where both are. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;
