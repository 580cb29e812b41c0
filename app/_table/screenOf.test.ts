import { expect, test } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { TABLE_PAGES, type TablePageName } from '@/app/tablePages';
import type { TableView } from '@/lib/game/views/views';
import { seated } from '@/lib/testing/playing';
import { type Opened, screenOf, type TablePlace } from './screenOf';

/** Four players with a phone each, seen by a phone without a seat. */
const STRANGER = playingView(seated(4));
const { code, seats } = STRANGER;
const TABLE = { instead: `/games/${code}` };
const ENDED = { phase: 'ended', stage: 'end' } as const;
const RECORDED: Partial<TableView> = {
  record: { entries: [{ id: 'entry', by: 1, at: '', type: 'mid-game' }] },
};
const NO_DEAL = { ...STRANGER.can, redeal: [] };
const FREE = { seats: seats.map(seat => ({ ...seat, claimed: seat.seat !== 4 })) };
const LOST: Partial<TableView> = {
  events: [{ id: 1, kind: 'handed-over', seat: 2, name: null, at: '', by: [] }],
};
const HERE = 'phone-KRWNQT';

const see = (view: Partial<TableView>, place: TablePlace, opened?: Partial<Opened>) =>
  screenOf(
    { ...STRANGER, ...view },
    place,
    opened && { phase: 'playing', dealNumber: STRANGER.dealNumber, you: [], ...opened },
  );

test.each<[string, Partial<TableView>, TablePlace, ReturnType<typeof screenOf>]>([
  ['without a seat there is no phone to pass', {}, { page: 'pass' }, 'not-found'],
  ['one phone is passed round', { you: [1, 2] }, { page: 'pass' }, 'page'],
  ['after the end, too', { you: [1, 2], ...ENDED }, { page: 'pass' }, 'page'],
  ['without a seat nothing can be found', {}, { page: 'found' }, 'not-found'],
  ['nor after the end', ENDED, { page: 'found' }, 'not-found'],
  ['a player can call a find', { you: [2] }, { page: 'found' }, 'page'],
  ['not after the end', { you: [2], ...ENDED }, { page: 'found' }, TABLE],
  ['no replay before the end', RECORDED, { page: 'replay' }, TABLE],
  ['a replay after the end', { ...ENDED, ...RECORDED }, { page: 'replay' }, 'page'],
  ['no replay without a record', ENDED, { page: 'replay' }, TABLE],
  ['a single seat is not handed out', { you: [2] }, { page: 'handOut' }, TABLE],
  ['several seats are handed out', { you: [2, 3] }, { page: 'handOut' }, 'page'],
  ['not after the end', { you: [2, 3], ...ENDED }, { page: 'handOut' }, TABLE],
  ['a guest at a full table waits', {}, { page: 'sit' }, 'page'],
  ['or reads there that nobody can join', { can: NO_DEAL }, { page: 'sit' }, 'page'],
  ['a guest sits down', FREE, { page: 'sit' }, 'page'],
  ['not after the end', { ...FREE, ...ENDED }, { page: 'sit' }, TABLE],
  ['a seated phone need not sit down', { ...FREE, you: [1] }, { page: 'sit' }, TABLE],
  ['but may do so for another player', { ...FREE, you: [1] }, { page: 'sit', seat: 4 }, 'page'],
  ['a phone receives a seat', {}, { page: 'take', seat: 2 }, 'page'],
  ['that exists', {}, { page: 'take', seat: 5 }, 'not-found'],
  [
    'the phone has the seat already',
    { you: [2] },
    { page: 'take', seat: 2 },
    { instead: `/games/${code}/seats/2` },
  ],
  ['the phone’s own seat', { you: [2] }, { page: 'seat', seat: 2 }, 'page'],
  ['its notebook', { you: [2] }, { page: 'notebook', seat: 2 }, 'page'],
  ['another phone’s seat', { you: [1] }, { page: 'seat', seat: 2 }, 'not-found'],
  ['its notebook', { you: [1] }, { page: 'notebook', seat: 2 }, 'not-found'],
  ['a seat that was lost', { you: [1], ...LOST }, { page: 'seat', seat: 2 }, 'not-found'],
  ['no seat', { you: [1] }, { page: 'seat', seat: undefined }, 'not-found'],
  [
    'a seat of a phone’s own game',
    { you: [1, 2], code: HERE },
    { page: 'seat', seat: 2 },
    { instead: `/games/${HERE}/pass?seat=2` },
  ],
  ['its notebook', { you: [1, 2], code: HERE }, { page: 'notebook', seat: 2 }, 'page'],
  ['a seat it lacks', { you: [1, 2], code: HERE }, { page: 'seat', seat: 5 }, 'not-found'],
])('on arrival: %s', (_, view, place, expected) => {
  expect(see(view, place)).toEqual(expected);
});

test.each<[string, Partial<TableView>, TablePlace, Partial<Opened>, ReturnType<typeof screenOf>]>([
  ['another phone has laid the map', { laid: true }, { page: 'lay' }, {}, 'page'],
  ['this one has', { laid: true }, { page: 'lay', hasLaid: true }, {}, TABLE],
  [
    'this one has, but it is not sent yet',
    { laid: false },
    { page: 'lay', hasLaid: true },
    {},
    'page',
  ],
  ['the phone has lost its last seat', {}, { page: 'pass' }, { you: [2] }, 'page'],
  ['without a seat nothing can be found', {}, { page: 'found' }, { you: [2] }, TABLE],
  ['all seats are handed out', { you: [2] }, { page: 'handOut' }, { you: [2, 3] }, 'page'],
  ['the last seat was taken', { can: NO_DEAL }, { page: 'sit' }, {}, 'page'],
  [
    'sitting down leads to the clue',
    { you: [4] },
    { page: 'sit' },
    {},
    { instead: `/games/${code}/seats/4#envelope` },
  ],
  [
    'sitting down for another leads to the table',
    { you: [1, 4] },
    { page: 'sit', seat: 4 },
    { you: [1] },
    TABLE,
  ],
  [
    'a seated phone may ask for one more',
    { you: [1] },
    { page: 'sit', seat: 4 },
    { you: [1] },
    'page',
  ],
  ['a guest waits for a new deal', { dealNumber: 2 }, { page: 'sit' }, {}, 'page'],
  [
    'the seat has arrived',
    { you: [2] },
    { page: 'take', seat: 2 },
    {},
    { instead: `/games/${code}/seats/2` },
  ],
  ['the seat is lost', LOST, { page: 'seat', seat: 2 }, { you: [2] }, 'page'],
  ['the seat is lost, and no event says how', {}, { page: 'seat', seat: 2 }, { you: [2] }, TABLE],
  [
    'after a redeal the seat stays',
    { dealNumber: 2, you: [2] },
    { page: 'seat', seat: 2 },
    {},
    'page',
  ],
  [
    'after a redeal the seat has another number',
    { dealNumber: 2, you: [1] },
    { page: 'seat', seat: 2 },
    {},
    TABLE,
  ],
  ['a restored game, not ended yet', {}, { page: 'replay' }, { phase: 'ended' }, TABLE],
])('on an open page: %s', (_, view, place, opened, expected) => {
  expect(see(view, place, opened)).toEqual(expected);
});

const PAGES = Object.keys(TABLE_PAGES) as TablePageName[];
const place = (page: TablePageName | undefined): TablePlace => ({ ...(page && { page }), seat: 2 });

test.each([undefined, ...PAGES])('the end of the game closes every page: %s', page => {
  expect(see({ ...ENDED, you: [2] }, place(page), { you: [2] })).toEqual(TABLE);
});

test.each([undefined, ...PAGES])('a redeal closes every page except those of seats: %s', page => {
  const isOfSeat = page === 'sit' || page === 'seat' || page === 'notebook';
  const screen = see({ dealNumber: 2, you: [2] }, place(page), { you: [2] });
  expect(screen).toEqual(isOfSeat ? 'page' : TABLE);
});

test.each([undefined, ...PAGES])('otherwise a page stays open: %s', page => {
  const you = page === 'take' ? [] : ([2] as const);
  const phase = page === 'replay' ? 'ended' : 'playing';
  expect(see({ ...RECORDED, you, phase }, place(page), { you, phase })).toBe('page');
});
