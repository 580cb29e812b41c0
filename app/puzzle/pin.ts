import type { Hex } from '@/lib/map/hexSet';

/** A space that is looked at. Held, it stays while others are compared with it. */
export interface Pin {
  readonly space: Hex;
  readonly isHeld: boolean;
  /** The space that it is compared with. */
  readonly other?: Hex | undefined;
  /** Whether the last step made it that. */
  readonly isNew?: boolean;
}

/** What a step to a space, by an arrow key or before a tap, makes of it. */
export function stepTo(pin: Pin | undefined, hex: Hex): Pin {
  if (!pin?.isHeld) return { space: hex, isHeld: false };
  if (hex === pin.space) return { space: hex, isHeld: true };
  return { ...pin, other: hex, isNew: hex !== pin.other };
}

/**
 * What a tap or Enter makes of it: a space is held, another one compared with it; the compared one turns the two round,
 * and the held one lets both go.
 */
export function pick(pin: Pin | undefined, hex: Hex): Pin | undefined {
  if (!pin?.isHeld) return { space: hex, isHeld: true };
  if (hex === pin.space) return undefined;
  if (hex === pin.other && !pin.isNew) return { space: hex, other: pin.space, isHeld: true };
  return { space: pin.space, other: hex, isHeld: true };
}
