import { later } from '@/app/_ui/later';

/** That this phone has lost a seat: on every page of its table. */
export const LostSeatNote = later(async () => (await import('./LostSeatMessage')).LostSeatMessage);
