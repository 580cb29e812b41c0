import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatNumber } from '../board/players';
import { parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { habitatOf as habitatHex } from '../game/game';
import { HAND_OVER_GUESSES, HAND_OVER_TRIES } from '../game/limits';
import { HAND_OVER_MILLISECONDS } from '../game/seats/seat';
import { placeView, type TableView } from '../game/views/views';
import type { Motion, Vote } from '../game/votes/motion';
import { intersection } from '../map/hexSet';
import { readStoredMap } from '../map/mapCode';
import { ok, type Result, refused } from '../result';
import { memoryDependencies } from '../testing/memory';
import { dealTable, playAgain } from './dealTable';
import { markMapLaid, moveAndShow } from './moveCommands';
import { saveNotebook } from './notebookCommands';
import {
  checkSeat,
  claimSeat,
  editSeat,
  leaveSeat,
  lookAtSeat,
  offerSeat,
  takeSeat,
} from './seatCommands';
import { showEvening } from './showEvening';
import { showTable } from './showTable';

/** A table with all seats taken, and its phones' actions, on a repository in memory. */
async function sitDown(players: PlayerCount, seed = 'an evening') {
  const dependencies = memoryDependencies(seed);
  const table = must(await dealTable(dependencies, { mode: 'advanced', players }, undefined));
  const { code } = table;
  const seats = table.seats.map(({ seat }) => seat);
  const at = (seat: SeatNumber, device = `phone ${seat}`) => ({ code, seat, device });
  for (const seat of seats)
    must(await claimSeat(dependencies, at(seat), { name: `Player ${seat}` }));
  const load = async () => must(await dependencies.repository.load(code));
  const see = async (device?: string) => showTable(dependencies, await load(), device);
  return { dependencies, code, seats, at, load, see };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const agreeTo = (motion: Motion): Vote => ({ kind: 'vote', motion, answer: 'agree' });
const AGREE_TO_END = agreeTo({ about: 'end', found: null });
const FREE_TWO = agreeTo({ about: 'free', seat: 2 });

describe.each([3, 4, 5] as const)('an evening of %i players', players => {
  test('the players look, show the hint, end the game, and play again', async () => {
    const { dependencies, code, seats, at, load, see } = await sitDown(players);
    const looked = [];
    for (const seat of seats) looked.push(must(await lookAtSeat(dependencies, at(seat))));
    expect(JSON.stringify(await see('phone 1'))).not.toContain(looked[1]?.clue.id);
    const last = new Date(dependencies.clock.now).toISOString();
    expect((await see()).seats.map(({ looks }) => looks)).toEqual(
      seats.map(() => ({ phones: 1, count: 1, last })),
    );

    const hints = [];
    for (const seat of seats)
      hints.push(must(await moveAndShow(dependencies, at(seat), agreeTo({ about: 'hint' }))).hint);
    expect(hints[0]).toBeNull();
    expect(hints.at(-1)).toEqual({ id: (await load()).hint });

    for (const seat of seats.slice(1)) {
      const table = must(await moveAndShow(dependencies, at(seat), AGREE_TO_END));
      expect([table.phase, 'habitat' in table, 'fairness' in table]).toEqual([
        'playing',
        false,
        false,
      ]);
    }
    const ended = must(await moveAndShow(dependencies, at(1), AGREE_TO_END));
    expect(ended.phase).toBe('ended');
    expect(ended.habitat).toEqual(habitatOf(ended));
    expect(ended.seats.map(({ clue }) => clue)).toEqual(looked.map(({ clue }) => clue));
    expect(ended.fairness?.clues).toHaveLength(players);

    const [next, again] = [
      must(await playAgain(dependencies, await load(), 'phone 2', { map: 'same' })),
      must(await playAgain(dependencies, await load(), 'phone 3', { map: 'same' })),
    ];
    expect(next).toMatchObject({ mapCode: ended.mapCode, phase: 'playing', you: [2] });
    expect(next.code).not.toBe(code);
    expect(again.code).toBe(next.code);
    expect((await see()).next).toBe(next.code);
  });
});

/** The only space that all clues of an ended game allow. */
function habitatOf({ seats, mapCode }: TableView) {
  const map = readStoredMap(mapCode);
  const clues = seats.flatMap(seat => seat.clues ?? []).flatMap(({ id }) => parseClue(id) ?? []);
  const { single } = intersection(clues.map(clue => clueHexes(clue, map)));
  return single === undefined ? undefined : placeView(single);
}

test('two players have two clues each, and cannot free each other’s seats', async () => {
  const { dependencies, at, see } = await sitDown(2);
  const { clues, colors } = must(await lookAtSeat(dependencies, at(1)));
  expect([clues.length, colors.length]).toEqual([2, 2]);
  const freed = await moveAndShow(dependencies, at(1), FREE_TWO);
  expect(freed).toEqual(refused('two-cannot-free'));
  expect((await see()).grade).toBeNull();
});

test('a missing table, a missing seat and another player’s seat get the same refusal', async () => {
  const { dependencies, at, load } = await sitDown(3);
  const strangers = [
    { ...at(1), code: 'BDGHJK' },
    at(4, 'phone 1'),
    at(seatNumber(0), 'phone 1'),
    at(2, 'phone 1'),
    at(2, 'stranger'),
    { ...at(2), device: undefined },
  ];
  for (const stranger of strangers) {
    expect(await lookAtSeat(dependencies, stranger)).toEqual(refused('not-found'));
    const game = await load();
    if (stranger.code === game.code) {
      expect(checkSeat(game, stranger.seat, stranger.device)).toEqual(refused('not-found'));
    }
  }
  expect(checkSeat(await load(), 1, 'phone 1')).toEqual(ok({}));
  expect(checkSeat(await load(), 1, undefined)).toEqual(refused('not-found'));
  expect((await load()).seats.map(({ looks }) => looks.count)).toEqual([0, 0, 0]);
});

describe('moving to another phone', () => {
  test('the digits move the seat once, and every device sees the event', async () => {
    const { dependencies, at, see } = await sitDown(3);
    const { digits, until } = must(await offerSeat(dependencies, at(1)));
    expect(digits).toMatch(/^\d{6}$/);
    expect(Date.parse(until)).toBe(dependencies.clock.now + HAND_OVER_MILLISECONDS);

    const taken = must(await takeSeat(dependencies, at(1, 'new phone'), digits));
    expect(taken.you).toEqual([1]);
    expect(taken.events).toMatchObject([{ kind: 'handed-over', seat: 1, name: 'Player 1' }]);
    expect(await lookAtSeat(dependencies, at(1))).toEqual(refused('not-found'));
    expect(await takeSeat(dependencies, at(1, 'third phone'), digits)).toEqual(
      refused('not-offered'),
    );
    expect((await see('phone 1')).you).toEqual([]);
  });

  test('only its holder can offer a seat, and there are always six digits', async () => {
    const { dependencies, at } = await sitDown(3);
    expect(await offerSeat(dependencies, at(1, 'phone 2'))).toEqual(refused('not-your-seat'));
    const small = { ...dependencies, random: { below: () => 42 } };
    expect(must(await offerSeat(small, at(1))).digits).toBe('000042');
  });

  test('wrong digits are refused, and cost the guessing phone a try', async () => {
    const { dependencies, at, see } = await sitDown(3);
    const { digits } = must(await offerSeat(dependencies, at(1)));
    const wrong = digits === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < HAND_OVER_TRIES; tries++) {
      expect(await takeSeat(dependencies, at(1, 'new phone'), wrong)).toEqual(
        refused('wrong-digits'),
      );
    }
    const left = (await see('phone 1')).seats[0]?.triesLeft;
    expect(left).toBe(HAND_OVER_GUESSES - HAND_OVER_TRIES);
    expect((await see('phone 2')).seats[0]?.triesLeft).toBeUndefined();
    expect(await takeSeat(dependencies, at(1, 'new phone'), digits)).toEqual(
      refused('not-offered'),
    );
    expect((await takeSeat(dependencies, at(1, 'third phone'), digits)).ok).toBe(true);
  });

  test('the digits expire', async () => {
    const { dependencies, at } = await sitDown(3);
    const { digits } = must(await offerSeat(dependencies, at(1)));
    dependencies.clock.now += HAND_OVER_MILLISECONDS;
    expect(await takeSeat(dependencies, at(1, 'new phone'), digits)).toEqual(
      refused('not-offered'),
    );
  });
});

test('a seat that is left, edited or freed is shown as such to all', async () => {
  const { dependencies, at, see } = await sitDown(3);
  const edited = must(await editSeat(dependencies, at(2), { name: 'Bence', color: 'pink' }));
  expect(edited.seats[1]).toMatchObject({ name: 'Bence', color: 'pink' });
  const taken = edited.seats[0]?.color;
  expect(await editSeat(dependencies, at(2), { color: taken })).toEqual(refused('color-taken'));

  must(await leaveSeat(dependencies, at(2)));
  expect((await see()).seats[1]).toMatchObject({ name: null, claimed: false });
  must(await claimSeat(dependencies, at(2, 'a latecomer'), {}));
  must(await moveAndShow(dependencies, at(1), FREE_TWO));
  const freed = must(await moveAndShow(dependencies, at(3), FREE_TWO));
  expect(freed.seats[1]?.claimed).toBe(false);
  expect(freed.events.map(({ kind }) => kind)).toEqual(['left', 'freed']);
});

describe('the stage and options of a table', () => {
  test('the stage goes from laying the map to sitting down, playing and the end, never back', async () => {
    const { dependencies, code, at, load } = await sitDown(3);
    expect((await load()).startedAt).toBeNull();
    const see = async () => (await showTable(dependencies, await load(), undefined)).stage;
    expect(await see()).toBe('lay');
    must(await leaveSeat(dependencies, at(3)));
    must(await markMapLaid(dependencies, code, undefined));
    expect(await see()).toBe('sit');
    const { version } = await load();
    must(await markMapLaid(dependencies, code, 'anybody'));
    expect((await load()).version).toBe(version);

    dependencies.clock.now += 1000;
    must(await claimSeat(dependencies, at(3), {}));
    expect([await see(), (await load()).startedAt]).toEqual(['play', dependencies.clock.now]);
    must(await leaveSeat(dependencies, at(3)));
    expect(await see()).toBe('play');
    for (const seat of [1, 2] as const)
      must(await moveAndShow(dependencies, at(seat), AGREE_TO_END));
    expect(await see()).toBe('end');
  });

  test('the stage is play at once if the map is laid and a shared phone holds every seat', async () => {
    const dependencies = memoryDependencies('one phone');
    const request = { mode: 'normal', players: 4, laid: true, onePhone: true } as const;
    const table = must(await dealTable(dependencies, request, 'the phone'));
    expect(table).toMatchObject({ stage: 'play', onePhone: true, you: [1, 2, 3, 4] });
    expect(table.startedAt).toBe(new Date(dependencies.clock.now).toISOString());
    expect(table.signals).toBe(false);
  });

  test('the table of a shared phone has signals if requested', async () => {
    const dependencies = memoryDependencies('aloud');
    const request = { mode: 'normal', players: 3, onePhone: true, signals: true } as const;
    expect(must(await dealTable(dependencies, request, 'the phone'))).toMatchObject({
      signals: true,
    });
  });

  test('the table shows the number of looks', async () => {
    const dependencies = memoryDependencies('counted');
    const request = { mode: 'normal', players: 2, onePhone: true } as const;
    const { code } = must(await dealTable(dependencies, request, 'the phone'));
    const mover = { code, seat: 1, device: 'the phone' } as const;
    for (let looks = 0; looks < 3; looks++) must(await lookAtSeat(dependencies, mover));
    const game = must(await dependencies.repository.load(code));
    const table = await showTable(dependencies, game, undefined);
    const last = new Date(dependencies.clock.now).toISOString();
    expect(table.seats.map(({ looks }) => looks)).toEqual([
      { phones: 1, count: 3, last },
      { phones: 0, count: 0, last: null },
    ]);
  });
});

describe('a retry gets the result of its first attempt', () => {
  test('the digits that it requested, until they are used or replaced', async () => {
    const { dependencies, at } = await sitDown(3);
    const ask = (device: string, id: string) =>
      offerSeat(dependencies, { ...at(1), device, id: `offers-its-seat-${id}` });
    const first = must(await ask('phone 1', 'a'));
    dependencies.clock.now += 60_000;
    expect(must(await ask('phone 1', 'a'))).toEqual(first);
    must(await takeSeat(dependencies, { ...at(1), device: 'phone 9' }, first.digits));
    const second = must(await ask('phone 9', 'b'));
    expect(await ask('phone 1', 'a')).toEqual(refused('not-your-seat'));
    must(await takeSeat(dependencies, at(1), second.digits));
    must(await ask('phone 1', 'c'));
    expect(await ask('phone 1', 'a')).toEqual(refused('not-offered'));
  });

  test('its notes, or a conflict with those that replaced them', async () => {
    const { dependencies, at } = await sitDown(3);
    const write = (text: string, id: string) =>
      saveNotebook(dependencies, { ...at(1), id }, { text });
    const one = must(await write('one', 'writes-notes-one'));
    expect(must(await write('one', 'writes-notes-one'))).toEqual(one);
    const two = must(await write('two', 'writes-notes-two'));
    const conflict = { code: 'notebook-conflict', notebook: two };
    expect(await write('one', 'writes-notes-one')).toEqual(refused(conflict));
  });
});

describe('the evening', () => {
  test('lists the games in order, with finder, habitat and minutes', async () => {
    const { dependencies, code, at, seats } = await sitDown(3);
    must(await markMapLaid(dependencies, code, undefined));
    const first = must(await dependencies.repository.load(code));
    dependencies.clock.now += 41 * 60_000;
    const found = { space: habitatHex(first) };
    must(await moveAndShow(dependencies, at(2), agreeTo({ about: 'end', found })));
    const agreed = agreeTo({ about: 'end', found });
    for (const seat of [1, 3] as const) must(await moveAndShow(dependencies, at(seat), agreed));
    const finished = must(await dependencies.repository.load(code));

    const next = must(await playAgain(dependencies, finished, 'phone 1', { map: 'new' }));
    const inNext = (seat: SeatNumber) => ({ ...at(seat), code: next.code });
    const agreedNext = agreeTo({ about: 'end', found: null });
    must(await moveAndShow(dependencies, inNext(1), agreedNext));
    for (const seat of seats.slice(1))
      must(await moveAndShow(dependencies, inNext(seat), agreedNext));

    const played = must(await dependencies.repository.load(next.code));
    const { games } = must(await showEvening(dependencies, played, 'phone 3'));
    expect(games).toMatchObject([
      { round: 2, code: next.code, finder: null, minutes: null },
      {
        round: 1,
        code,
        finder: { seat: 2, name: 'Player 2' },
        minutes: 41,
      },
    ]);
  });

  test('is only for seat holders, and contains nothing of a game in play', async () => {
    const { dependencies, load } = await sitDown(3);
    expect(await showEvening(dependencies, await load(), 'phone 1')).toEqual(ok({ games: [] }));
    for (const stranger of ['stranger', undefined]) {
      expect(await showEvening(dependencies, await load(), stranger)).toEqual(refused('not-found'));
    }
  });
});

describe('playing again', () => {
  test('is only for seat holders, once the game has ended', async () => {
    const { dependencies, seats, at, load } = await sitDown(3);
    expect(await playAgain(dependencies, await load(), 'phone 1', { map: 'same' })).toEqual(
      refused('game-not-ended'),
    );
    for (const seat of seats) must(await moveAndShow(dependencies, at(seat), AGREE_TO_END));
    expect(await playAgain(dependencies, await load(), 'stranger', { map: 'same' })).toEqual(
      refused('not-your-seat'),
    );
  });

  test('concurrent requests get the same game', async () => {
    const { dependencies, seats, at, load } = await sitDown(3);
    for (const seat of seats) must(await moveAndShow(dependencies, at(seat), AGREE_TO_END));
    const ended = await load();
    const [one, other] = await Promise.all(
      ['phone 1', 'phone 2'].map(async device =>
        must(await playAgain(dependencies, ended, device, { map: 'same' })),
      ),
    );
    expect(one?.code).toBe(other?.code);
  });
});

test('creating a table fails if all codes are taken', async () => {
  const dependencies = memoryDependencies('full');
  const full = {
    ...dependencies,
    repository: { ...dependencies.repository, create: async () => false },
  };
  await expect(dealTable(full, { mode: 'normal', players: 3 }, undefined)).rejects.toThrow(
    'no code is free',
  );
});

test('a chosen seed is stored as it is, and a drawn one cannot be guessed', async () => {
  for (const seed of ['Fox  Lantern–Créek', undefined]) {
    const dependencies = memoryDependencies('a table');
    const { code } = must(
      await dealTable(dependencies, { mode: 'normal', players: 3, seed }, undefined),
    );
    const game = must(await dependencies.repository.load(code));
    expect(game.seedChosen).toBe(seed !== undefined);
    if (seed === undefined) expect(game.seed).toMatch(/^[0-9a-f]{32}$/);
    else expect(game.seed).toBe(seed);
  }
});
