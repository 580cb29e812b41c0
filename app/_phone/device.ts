import type { DeviceId } from '@/lib/game/seat';

/** Who holds the seats of a game that a phone keeps by itself: whichever phone that is. */
export const DEVICE: DeviceId = 'this phone';
