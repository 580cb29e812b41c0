import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { marksOf, stateOf, withExport } from '@/lib/game/copies';
import { deal } from '@/lib/game/deal/deal';
import { entryId } from '@/lib/testing/arbitraries';
import { newGame } from '@/lib/testing/newGame';
import { withPhone } from './database';
import { changeGames, findCopies, removeGame, writeGame } from './gameRows';
import { lastPlayedAt } from './phoneGame';
import { phoneUploads } from './phoneUploads';

const CODE = 'phone-BDGHJK';
const UPLOADED = 'KRWNQT';
const game = newGame(CODE, deal({ mode: 'normal', players: 3 }, 'the phone'));
const codesWith = async (...marks: string[]) => (await findCopies(marks)).map(({ code }) => code);
const store = (each: typeof game) => changeGames(rows => writeGame(rows, each, 0));

test('copies of a game are found by their common marks, even after an upload', async () => {
  const exported = withExport(game);
  const played = { ...exported, version: 2, laid: true };
  await store(played);
  expect(await codesWith(...marksOf({ ...played, version: 3 }))).toEqual([CODE]);
  for (const mark of [game.origin, stateOf(game), stateOf(played)])
    expect(await codesWith(mark)).toEqual([CODE]);
  const other = { ...game, version: 7 };
  expect(await codesWith(stateOf(other))).toEqual([]);

  const row = await withPhone(database => database.get('games', CODE));
  const { document = '' } = row ?? {};
  await phoneUploads().deleteUploaded({ code: CODE, document, uploadedAs: UPLOADED });
  expect(await codesWith(stateOf(played), stateOf(other))).toEqual([CODE]);
});

test('an imported game is listed by the time of its latest move', () => {
  expect(lastPlayedAt(game)).toBeUndefined();
  const [first, ...others] = game.seats;
  if (first === undefined) throw new Error('a game has seats');
  const looked = { ...first, looks: { count: 1, last: 7, phones: [] } };
  const played = { ...game, startedAt: 5, seats: [looked, ...others] };
  expect(lastPlayedAt(played)).toBe(7);
  const skip = { type: 'skip', id: entryId(1), by: 1, at: 8 } as const;
  expect(lastPlayedAt({ ...played, record: [skip] })).toBe(8);
  expect(lastPlayedAt({ ...played, record: [skip], endedAt: 9 })).toBe(9);
});

test('neither a deleted nor an unreadable game counts as a copy', async () => {
  const [code, origin] = ['phone-LMNPQR', '0'.repeat(32)];
  await store({ ...game, code, origin });
  expect(await codesWith(origin)).toEqual([code]);
  await withPhone(database =>
    database.put('games', { code, document: 'damaged', marks: [origin] }),
  );
  expect(await codesWith(origin)).toEqual([]);
  await store({ ...game, code, origin });
  await changeGames(rows => removeGame(rows, code));
  expect(await codesWith(origin)).toEqual([]);
});
