import { expect, test } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { TABLE_PAGES, type TablePageName } from '@/app/tablePages';
import type { TableView } from '@/lib/game/views/views';
import { seated } from '@/lib/testing/playing';
import { type Opened, screenOf, type TablePlace } from './screenOf';

/** Four players with a phone each, as a phone without a seat sees them. */
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
  ['a stranger passes nothing round', {}, { page: 'pass' }, 'not-found'],
  ['one phone goes round', { you: [1, 2] }, { page: 'pass' }, 'page'],
  ['after the end, too', { you: [1, 2], ...ENDED }, { page: 'pass' }, 'page'],
  ['a stranger has found nothing', {}, { page: 'found' }, 'not-found'],
  ['a stranger after the end neither', ENDED, { page: 'found' }, 'not-found'],
  ['a player has', { you: [2] }, { page: 'found' }, 'page'],
  ['after the end it is told', { you: [2], ...ENDED }, { page: 'found' }, TABLE],
  ['nothing to look back at', RECORDED, { page: 'replay' }, TABLE],
  ['after the end there is', { ...ENDED, ...RECORDED }, { page: 'replay' }, 'page'],
  ['not without a record', ENDED, { page: 'replay' }, TABLE],
  ['one seat is not handed out', { you: [2] }, { page: 'handOut' }, TABLE],
  ['several are', { you: [2, 3] }, { page: 'handOut' }, 'page'],
  ['not after the end', { you: [2, 3], ...ENDED }, { page: 'handOut' }, TABLE],
  ['a guest at a full table waits', {}, { page: 'sit' }, 'page'],
  ['or reads there that nobody can join', { can: NO_DEAL }, { page: 'sit' }, 'page'],
  ['a guest sits down', FREE, { page: 'sit' }, 'page'],
  ['not after the end', { ...FREE, ...ENDED }, { page: 'sit' }, TABLE],
  ['who sits need not sit down', { ...FREE, you: [1] }, { page: 'sit' }, TABLE],
  ['but may do so for another', { ...FREE, you: [1] }, { page: 'sit', seat: 4 }, 'page'],
  ['a phone receives a seat', {}, { page: 'take', seat: 2 }, 'page'],
  ['that exists', {}, { page: 'take', seat: 5 }, 'not-found'],
  [
    'it has it already',
    { you: [2] },
    { page: 'take', seat: 2 },
    { instead: `/games/${code}/seats/2` },
  ],
  ['an own seat', { you: [2] }, { page: 'seat', seat: 2 }, 'page'],
  ['its notebook', { you: [2] }, { page: 'notebook', seat: 2 }, 'page'],
  ['a strange seat', { you: [1] }, { page: 'seat', seat: 2 }, 'not-found'],
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
  ['it could not yet say so', { laid: false }, { page: 'lay', hasLaid: true }, {}, 'page'],
  ['its last seat is gone from the phone', {}, { page: 'pass' }, { you: [2] }, 'page'],
  ['without a seat nothing is found', {}, { page: 'found' }, { you: [2] }, TABLE],
  ['all seats are handed out', { you: [2] }, { page: 'handOut' }, { you: [2, 3] }, 'page'],
  ['the last seat was taken', { can: NO_DEAL }, { page: 'sit' }, {}, 'page'],
  [
    'sitting down leads to the clue',
    { you: [4] },
    { page: 'sit' },
    {},
    { instead: `/games/${code}/seats/4#envelope` },
  ],
  ['for another to the table', { you: [1, 4] }, { page: 'sit', seat: 4 }, { you: [1] }, TABLE],
  ['who sits asks for one more', { you: [1] }, { page: 'sit', seat: 4 }, { you: [1] }, 'page'],
  ['a guest waits for a new deal', { dealNumber: 2 }, { page: 'sit' }, {}, 'page'],
  [
    'the seat has come',
    { you: [2] },
    { page: 'take', seat: 2 },
    {},
    { instead: `/games/${code}/seats/2` },
  ],
  ['the seat is lost', LOST, { page: 'seat', seat: 2 }, { you: [2] }, 'page'],
  ['nobody knows how', {}, { page: 'seat', seat: 2 }, { you: [2] }, TABLE],
  [
    'a new deal, the seat stays',
    { dealNumber: 2, you: [2] },
    { page: 'seat', seat: 2 },
    {},
    'page',
  ],
  ['a new deal, another number', { dealNumber: 2, you: [1] }, { page: 'seat', seat: 2 }, {}, TABLE],
  ['a restored game, not ended yet', {}, { page: 'replay' }, { phase: 'ended' }, TABLE],
])('on an open page: %s', (_, view, place, opened, expected) => {
  expect(see(view, place, opened)).toEqual(expected);
});

const PAGES = Object.keys(TABLE_PAGES) as TablePageName[];
const place = (page: TablePageName | undefined): TablePlace => ({ ...(page && { page }), seat: 2 });

test.each([undefined, ...PAGES])('the end of the game ends every page: %s', page => {
  expect(see({ ...ENDED, you: [2] }, place(page), { you: [2] })).toEqual(TABLE);
});

test.each([undefined, ...PAGES])('a new deal ends every page but those of seats: %s', page => {
  const isOfSeat = page === 'sit' || page === 'seat' || page === 'notebook';
  const screen = see({ dealNumber: 2, you: [2] }, place(page), { you: [2] });
  expect(screen).toEqual(isOfSeat ? 'page' : TABLE);
});

test.each([undefined, ...PAGES])('a page that nothing ends stays open: %s', page => {
  const you = page === 'take' ? [] : ([2] as const);
  const phase = page === 'replay' ? 'ended' : 'playing';
  expect(see({ ...RECORDED, you, phase }, place(page), { you, phase })).toBe('page');
});
