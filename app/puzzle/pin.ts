import type { Hex } from '@/lib/map/hexSet';

/** The selected space. Once held, it stays while others are compared with it. */
export interface Pin {
  readonly space: Hex;
  readonly isHeld: boolean;
  /** The space it is compared with. */
  readonly other?: Hex | undefined;
  /** Whether the latest step selected that space. */
  readonly isNew?: boolean;
}

/** The pin after a step to a space, by an arrow key or before a tap. */
export function stepTo(pin: Pin | undefined, hex: Hex): Pin {
  if (!pin?.isHeld) return { space: hex, isHeld: false };
  if (hex === pin.space) return { space: hex, isHeld: true };
  return { ...pin, other: hex, isNew: hex !== pin.other };
}

/**
 * The pin after a tap or Enter. The first space is held, the next one compared with it. The compared one swaps the two;
 * the held one clears both.
 */
export function pick(pin: Pin | undefined, hex: Hex): Pin | undefined {
  if (!pin?.isHeld) return { space: hex, isHeld: true };
  if (hex === pin.space) return undefined;
  if (hex === pin.other && !pin.isNew) return { space: hex, other: pin.space, isHeld: true };
  return { space: pin.space, other: hex, isHeld: true };
}
