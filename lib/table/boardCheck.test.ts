import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerOfSeat, type SeatNumber, seatAt } from '../board/players';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { findDeal } from '../game/deal/deal';
import { cluesInPlay, type Game, habitatOf, mapOf } from '../game/game';
import { MAX_NOTEBOOK_LETTERS } from '../game/limits';
import { notebookTag } from '../game/seats/seatNotebook';
import { HEXES } from '../map/hexSet';
import type { RecordedAction } from '../play/boardActions';
import { ok, type Result, refused } from '../result';
import { anyAction, anySeat, entryId } from '../testing/arbitraries';
import { memoryDependencies } from '../testing/memory';
import { newGame } from '../testing/newGame';
import { phone, played, seated } from '../testing/playing';
import { checkBoard } from './boardCheck';
import { moveAndShow } from './moveCommands';
import { readNotebook, saveNotebook } from './notebookCommands';
import { claimSeat, leaveSeat, lookAtSeat, offerSeat, takeSeat } from './seatCommands';
import { showTable } from './showTable';

/** A table with all seats taken, stored in memory, with what its phones receive. */
async function store(game: Game) {
  const dependencies = memoryDependencies('a record');
  await dependencies.repository.create(game);
  const { code } = game;
  const at = (seat: SeatNumber, device = `phone ${seat}`) => ({ code, seat, device });
  const load = async () => must(await dependencies.repository.load(code));
  const see = async (device: string) => showTable(dependencies, await load(), device);
  const check = (device: string, request: { id?: string; dealNumber?: number } = {}) =>
    checkBoard(dependencies, { code, device, ...request });
  let entries = 0;
  const enter = (action: RecordedAction, seat: SeatNumber = 1) =>
    moveAndShow(dependencies, at(seat), {
      kind: 'record',
      id: entryId(entries++),
      action,
    });
  await moveAndShow(dependencies, at(1), { kind: 'start-record' });
  return { dependencies, at, load, see, check, enter };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Every clue allows the habitat: a cube there is wrong for any owner. */
const wrongCube = (game: Game, owner: number): RecordedAction => ({
  type: 'place',
  owner,
  hex: habitatOf(game),
  kind: 'cube',
});

describe('a wrong piece', () => {
  const game = seated(4);

  test('is reported only to the seat that placed it, once it has looked', async () => {
    const { dependencies, at, see, enter } = await store(game);
    must(await enter(wrongCube(game, 1), 3));
    const notedBy = async (device: string) =>
      (await see(device)).seats.filter(each => each.hasWrongPiece).map(({ seat }) => seat);
    // Otherwise a few entries would reveal a clue without a look that the table sees.
    expect(await notedBy('phone 2')).toEqual([]);
    must(await lookAtSeat(dependencies, at(2)));
    expect(await notedBy('phone 2')).toEqual([2]);
    for (const other of ['phone 1', 'phone 3', 'phone 4', 'a stranger'])
      expect(await notedBy(other)).toEqual([]);
  });

  test('is not reported to a phone that has not looked, though the seat’s former holder had', async () => {
    const { dependencies, at, see, enter } = await store(game);
    must(await lookAtSeat(dependencies, at(2)));
    must(await leaveSeat(dependencies, at(2)));
    must(await claimSeat(dependencies, at(2, 'a new phone'), {}));
    must(await enter(wrongCube(game, 1), 3));
    expect((await see('a new phone')).seats[1]).not.toHaveProperty('hasWrongPiece');
    must(await lookAtSeat(dependencies, at(2, 'a new phone')));
    expect((await see('a new phone')).seats[1]).toHaveProperty('hasWrongPiece', true);
  });

  test('is no longer reported once it is fixed', async () => {
    const { dependencies, at, see, enter } = await store(game);
    must(await lookAtSeat(dependencies, at(2)));
    must(await enter(wrongCube(game, 1)));
    must(
      await enter({
        ...wrongCube(game, 1),
        type: 'fix',
        kind: 'disc',
        to: null,
      } as RecordedAction),
    );
    expect((await see('phone 2')).seats[1]).not.toHaveProperty('hasWrongPiece');
  });

  test('on a phone with several seats, only its existence is reported', async () => {
    const { check, see, enter } = await store({
      ...game,
      seats: game.seats.map((seat, index) =>
        index < 2 && seat.holder
          ? { ...seat, holder: { ...seat.holder, device: 'phone 1' } }
          : seat,
      ),
    });
    expect(await check('phone 1')).toEqual(ok({ wrong: false }));
    must(await enter(wrongCube(game, 1)));
    expect((await see('phone 1')).seats.some(each => each.hasWrongPiece)).toBe(false);
    expect(await check('phone 1')).toEqual(ok({ wrong: true }));
    expect(await check('phone 3')).toEqual(ok({ wrong: false }));
    expect(await check('a stranger')).toMatchObject({ error: 'not-found' });
  });
});

test('a check counts as a look at every clue that it judges, even if the number of looks is not shown', async () => {
  const game = seated(4);
  const { load, check, enter, dependencies, at } = await store({
    ...game,
    seats: game.seats.map((seat, index) =>
      index < 3 && seat.holder ? { ...seat, holder: { ...seat.holder, device: 'phone 1' } } : seat,
    ),
  });
  const looks = async () => (await load()).seats.map(({ looks: { count } }) => count);
  await check('phone 1');
  expect(await looks()).toEqual([0, 0, 0, 0]);

  // The phone's user tries out pieces on another seat's clue and undoes each.
  const hexes = HEXES.slice(0, 6);
  for (const [index, hex] of hexes.entries()) {
    const { version } = await load();
    must(await enter({ type: 'place', owner: 1, hex, kind: 'disc' }));
    expect((await check('phone 1')).ok).toBe(true);
    must(await moveAndShow(dependencies, at(1), { kind: 'undo-record', entry: entryId(index) }));
    expect(await looks()).toEqual([0, index + 1, 0, 0]);
    expect((await load()).version).toBe(version + 3);
  }
  must(await enter({ type: 'place', owner: 3, hex: 0, kind: 'disc' }));
  await check('phone 1');
  expect(await looks()).toEqual([0, hexes.length, 0, 0]);
  // More checks than a human makes.
  const answers = [];
  must(await enter({ type: 'place', owner: 0, hex: 0, kind: 'disc' }));
  for (let checks = 0; checks < 100; checks++) answers.push(await check('phone 1'));
  expect(answers).toContainEqual(refused('too-many-moves'));
});

test('the retry of a check counts no further look, and judges no other board', async () => {
  const game = seated(4);
  const { load, check, enter } = await store({
    ...game,
    seats: game.seats.map((seat, index) =>
      index < 3 && seat.holder ? { ...seat, holder: { ...seat.holder, device: 'phone 1' } } : seat,
    ),
  });
  must(await enter(wrongCube(game, 1)));
  const id = 'checks-the-board';
  for (let attempts = 0; attempts < 3; attempts++)
    expect(await check('phone 1', { id })).toEqual(ok({ wrong: true }));
  expect((await load()).seats.map(({ looks }) => looks.count)).toEqual([0, 1, 0, 0]);
  must(
    await enter({ ...wrongCube(game, 1), type: 'fix', kind: 'disc', to: null } as RecordedAction),
  );
  expect(await check('phone 1', { id })).toEqual(refused('change-id-used'));
  expect(await check('phone 1', { dealNumber: 2 })).toEqual(refused('redealt'));
  expect(await check('phone 1', { dealNumber: 1 })).toEqual(ok({ wrong: false }));
});

/** Two games that differ only in one seat's clue, and that seat. */
function twins(players: PlayerCount, seed: string) {
  const dealt = must(toResult(findDeal({ mode: 'advanced', players }, seed)));
  const game = newGame('KRWNQT', dealt);
  const seat: SeatNumber = 2;
  // The other clue need not be fair: it only has to differ on some spaces.
  const clues = game.clues.with(playerOfSeat(seat), must(toResult(game.clues[0])));
  const sit = (each: Game) =>
    played(
      each,
      ...each.seats.map((_, index) => ({ kind: 'claim', ...phone(seatAt(index)) }) as const),
    );
  return { seat, games: [sit(game), sit({ ...game, clues })] as const };
}

const toResult = <T>(value: T | undefined): Result<T, 'nothing'> =>
  value === undefined ? { ok: false, error: 'nothing' } : ok(value);

test('two games that differ in one seat’s clue send every other phone the same data, whatever is recorded', async () => {
  const entries = fc.array(fc.tuple(anyAction, anySeat), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(3, 4, 5), fc.string(), entries, async (count, seed, moves) => {
      const { seat, games } = twins(count as PlayerCount, seed);
      const [one, other] = [await store(games[0]), await store(games[1])];
      for (const [action, by] of moves) {
        const answers = [await one.enter(action, by), await other.enter(action, by)];
        if (by !== seat) expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
        for (const device of ['phone 1', 'phone 3', 'phone 4', 'phone 5', 'a stranger']) {
          expect(JSON.stringify(await one.see(device))).toBe(
            JSON.stringify(await other.see(device)),
          );
          expect(await one.check(device)).toEqual(await other.check(device));
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('in two such games, the seat itself receives different data', async () => {
  const { seat, games } = twins(4, 'apart');
  const [one, other] = games.map(game =>
    clueHexes(must(toResult(cluesInPlay(game)[playerOfSeat(seat)])), mapOf(game)),
  );
  const hex = must(toResult(HEXES.find(each => one?.has(each) && !other?.has(each))));
  const notes = [];
  for (const game of games) {
    const { dependencies, at, enter, see } = await store(game);
    must(await lookAtSeat(dependencies, at(seat)));
    must(await enter({ type: 'place', owner: seat - 1, hex, kind: 'disc' }));
    notes.push((await see(`phone ${seat}`)).seats[playerOfSeat(seat)]?.hasWrongPiece);
  }
  expect(notes).toEqual([undefined, true]);
});

describe('a notebook', () => {
  test('moves with its seat to another phone, and is shown to no other', async () => {
    const { dependencies, at, load, see } = await store(seated(3));
    must(await saveNotebook(dependencies, at(2), { text: 'not swamp' }));
    expect(readNotebook(await load(), 2, 'phone 2')).toMatchObject(ok({ text: 'not swamp' }));
    for (const other of ['phone 1', undefined])
      expect(readNotebook(await load(), 2, other)).toMatchObject({ error: 'not-found' });
    expect(JSON.stringify(await see('phone 2'))).not.toContain('swamp');
    expect(JSON.stringify(must(await lookAtSeat(dependencies, at(2))))).not.toContain('not swamp');

    const { digits } = must(await offerSeat(dependencies, at(2)));
    must(await takeSeat(dependencies, at(2, 'a new phone'), digits));
    expect(readNotebook(await load(), 2, 'a new phone')).toMatchObject(ok({ text: 'not swamp' }));
    expect(readNotebook(await load(), 2, 'phone 2')).toMatchObject({ error: 'not-found' });
  });

  test('replaces only the text that its writer has read, never a newer one', async () => {
    const { dependencies, at, load } = await store(seated(3));
    const first = must(
      await saveNotebook(dependencies, at(2), {
        text: 'first',
        baseTags: [notebookTag({ notebook: null, notebookWrites: 0 })],
      }),
    );
    must(await saveNotebook(dependencies, at(2), { text: 'second', baseTags: [first.tag] }));
    const late = await saveNotebook(dependencies, at(2), { text: 'late', baseTags: [first.tag] });
    const notebook = {
      text: 'second',
      tag: notebookTag({ notebook: 'second', notebookWrites: 2 }),
    };
    expect(late).toEqual(refused({ code: 'notebook-conflict', notebook }));
    expect(readNotebook(await load(), 2, 'phone 2')).toEqual(ok(notebook));
    must(await saveNotebook(dependencies, at(2), { text: 'second', baseTags: [notebook.tag] }));
    expect(
      await saveNotebook(dependencies, at(2), { text: 'later', baseTags: [notebook.tag] }),
    ).toMatchObject({ error: { code: 'notebook-conflict', notebook: { text: 'second' } } });
    const stranger = { text: 'mine', baseTags: [first.tag] };
    expect(await saveNotebook(dependencies, at(2, 'phone 1'), stranger)).toEqual(
      refused('not-your-seat'),
    );
  });

  test('is deleted when its writer leaves', async () => {
    const { dependencies, at, load } = await store(seated(3));
    must(await saveNotebook(dependencies, at(2), { text: 'not swamp' }));
    must(await leaveSeat(dependencies, at(2)));
    expect(JSON.stringify(await load())).not.toContain('not swamp');
  });

  test('of another seat, or one that is too long, is not stored', async () => {
    const { dependencies, at } = await store(seated(3));
    expect(await saveNotebook(dependencies, at(2, 'phone 1'), { text: 'x' })).toMatchObject({
      error: 'not-your-seat',
    });
    expect(
      await saveNotebook(dependencies, at(2), { text: 'x'.repeat(MAX_NOTEBOOK_LETTERS + 1) }),
    ).toMatchObject({
      error: 'bad-notebook',
    });
  });
});
