import type { KeyboardEvent } from 'react';

/** The key code of all keys that an input method takes. */
const TAKEN = 229;

/**
 * Whether an input method takes this key, as the Enter that confirms a Japanese conversion. Safari ends the composition
 * before that keydown, so that only the key code tells. No browser submits a form by such an Enter itself.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
