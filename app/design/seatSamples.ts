import type { SeatSummary } from '@/lib/game/views';

const EARLIER = '2026-01-01T19:11:00.000Z';
const NOBODY = { votes: 0, voters: [], notNow: [], needed: 2, possible: true };
const LOOKED = { phones: 1, count: 3, last: EARLIER };

const seat = (number: number, about: Partial<SeatSummary>): SeatSummary => ({
  seat: number,
  name: null,
  color: 'red',
  colors: [about.color ?? 'red'],
  claimed: true,
  here: true,
  lastHere: EARLIER,
  looks: { phones: 0 },
  free: NOBODY,
  ...about,
});

/** Seats in every state. The first is this phone's own. */
export const SEATS: readonly SeatSummary[] = [
  seat(1, { name: 'Ana' }),
  seat(2, { name: 'Bence', color: 'orange', looks: LOOKED }),
  seat(3, { name: 'Chiara', color: 'teal', here: false }),
  seat(4, { color: 'purple', claimed: false, here: false, lastHere: null }),
  seat(5, { name: 'Dov', color: 'pink', here: false, free: { ...NOBODY, votes: 1 } }),
];
