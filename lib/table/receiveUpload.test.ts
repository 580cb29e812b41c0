import { describe, expect, test } from 'vitest';
import { type SeatNumber, seatNumber } from '../board/players';
import { MODES, PLAYER_COUNTS } from '../data/terms';
import type { Game } from '../game/game';
import { drawPhoneCode } from '../game/gameCode';
import { placeView } from '../game/views/views';
import type { Motion, Vote } from '../game/votes/motion';
import { ok, type Result, refused } from '../result';
import { entryId } from '../testing/arbitraries';
import { memoryDependencies } from '../testing/memory';
import { dealTable, playAgain } from './dealTable';
import { markMapLaid, moveAndShow } from './moveCommands';
import { receiveUpload } from './receiveUpload';
import { claimSeat, editSeat, lookAtSeat, offerSeat, takeSeat } from './seatCommands';
import { showTable } from './showTable';

const PHONE = 'this phone';

/** A phone with a game of four named players, two of whom have looked. */
async function playOnPhone({ laid = true } = {}) {
  const memory = memoryDependencies('a phone');
  const dependencies = { ...memory, repository: { ...memory.repository, drawCode: drawPhoneCode } };
  const request = { mode: 'advanced', players: 4, laid, onePhone: true, signals: true } as const;
  const { code } = must(await dealTable(dependencies, request, PHONE));
  const at = (seat: SeatNumber) => ({ code, seat, device: PHONE });
  for (const seat of [1, 2, 3, 4] as const)
    must(await editSeat(dependencies, at(seatNumber(seat)), { name: `P${seat}` }));
  for (const seat of [1, 2] as const) must(await lookAtSeat(dependencies, at(seat)));
  const load = async () => must(await dependencies.repository.load(code));
  return { dependencies, code, at, load };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const agreeTo = (motion: Motion): Vote => ({ kind: 'vote', motion, answer: 'agree' });
const AGREE_TO_HINT = agreeTo({ about: 'hint' });
const AGREE_TO_END = agreeTo({ about: 'end', found: null });

describe('a game uploaded by a phone', () => {
  test('becomes a normal table with the same seats, looks and clues', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const game = await phone.load();
    const table = must(await receiveUpload(server, game, 'Ana’s phone'));

    expect(table.code).toMatch(/^[A-Z]{6}$/);
    expect(table).toMatchObject({
      mapCode: game.mapCode,
      stage: 'play',
      onePhone: false,
      signals: false,
      round: 1,
      you: [1, 2, 3, 4],
      seats: [1, 2, 3, 4].map(seat => ({ name: `P${seat}`, looks: { phones: seat < 3 ? 1 : 0 } })),
    });
    expect(JSON.stringify(await load(server, table.code))).not.toContain(PHONE);
    for (const seat of [1, 2, 3, 4] as const) {
      const uploaded = { code: table.code, seat, device: 'Ana’s phone' };
      const onPhone = must(await lookAtSeat(phone.dependencies, phone.at(seat)));
      expect(must(await lookAtSeat(server, uploaded)).clues).toEqual(onPhone.clues);
    }
    const after = await showTable(server, await load(server, table.code), undefined);
    expect(after.seats.map(({ looks }) => looks.phones)).toEqual([1, 1, 1, 1]);
  });

  test('can hand over a seat to another phone, which sees only that seat’s clue', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const { code } = must(await receiveUpload(server, await phone.load(), 'Ana’s phone'));
    const { digits } = must(await offerSeat(server, { code, seat: 2, device: 'Ana’s phone' }));
    const ben = { code, seat: 2, device: 'Ben’s phone' } as const;
    expect(must(await takeSeat(server, ben, digits)).you).toEqual([2]);
    expect((await lookAtSeat(server, ben)).ok).toBe(true);
    expect(await lookAtSeat(server, { ...ben, seat: 1 })).toEqual(refused('not-found'));
    expect(await lookAtSeat(server, { ...ben, device: 'Ana’s phone' })).toEqual(
      refused('not-found'),
    );
  });

  test('proves a find only by its record, whatever the upload says', async () => {
    const game = await (await playOnPhone()).load();
    const discs = [0, 1, 2, 3].map(
      owner => ({ type: 'place', owner, hex: 0, kind: 'disc' }) as const,
    );
    const search = [{ type: 'mid-game' }, { type: 'turn', player: 0 }, ...discs] as const;
    const record = search.map(
      (action, at) => ({ ...action, id: entryId(at), by: 1, at: 0 }) as const,
    );
    const recordedFind = { space: 1, by: 2 } as const;
    const callAfter = async (changed: Partial<Game>) => {
      const upload = { ...game, recordedFind, ...changed };
      return must(await receiveUpload(memoryDependencies('a server'), upload, PHONE)).can.call;
    };
    expect(await callAfter({ record })).toEqual(placeView(0));
    expect(await callAfter({ record: record.slice(0, -1) })).toBeNull();
  });

  test('is stored once: repeated uploads return the same table', async () => {
    const phone = await playOnPhone({ laid: false });
    const server = memoryDependencies('a server');
    const game = await phone.load();
    const [one, two] = await Promise.all([
      receiveUpload(server, game, 'Ana’s phone'),
      receiveUpload(server, game, 'Ana’s phone'),
    ]);
    expect(must(two).code).toBe(must(one).code);
    // The same game after an import by another phone, which gave it a new code.
    const moved = { ...game, code: 'phone-BDGHJK' };
    expect(must(await receiveUpload(server, moved, 'a phone')).code).toBe(must(one).code);
  });

  test('is recognized by its origin: a game with guessed clues and another origin is separate', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const game = await phone.load();
    const { code } = must(await receiveUpload(server, game, 'Ana’s phone'));
    const origin = '0'.repeat(32);
    const guessed = must(await receiveUpload(server, { ...game, origin }, 'Eve’s phone'));
    expect(guessed.code).not.toBe(code);
  });

  test('contains no field that the server does not know', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const game = await phone.load();
    const odd = {
      ...game,
      fresh: true,
      seats: game.seats.map(seat => ({
        ...seat,
        fresh: true,
        looks: { ...seat.looks, fresh: true },
      })),
    };
    const { code } = must(await receiveUpload(server, odd, 'Ana’s phone'));
    expect(JSON.stringify(await load(server, code))).not.toContain('fresh');
  });

  test('keeps neither open questions nor a forged grade or time', async () => {
    const phone = await playOnPhone();
    must(await moveAndShow(phone.dependencies, phone.at(3), AGREE_TO_HINT));
    must(await moveAndShow(phone.dependencies, phone.at(1), AGREE_TO_END));
    must(
      await moveAndShow(
        phone.dependencies,
        phone.at(2),
        agreeTo({ about: 'assist', level: 'none' }),
      ),
    );
    const game = await phone.load();
    const { grade } = game;
    if (grade === null) throw new Error('four players, and no grade');
    const forged = { ...grade, length: grade.length === 'long' ? 'short' : 'long' } as const;
    const server = memoryDependencies('a server');
    const ahead = Date.UTC(2100, 0);
    const seats = game.seats.map(seat => ({ ...seat, looks: { ...seat.looks, last: ahead } }));
    const { code } = must(
      await receiveUpload(
        server,
        { ...game, seats, grade: forged, startedAt: ahead },
        'Ana’s phone',
      ),
    );
    const stored = await load(server, code);
    expect(stored).toMatchObject({ questions: [], grade });
    const now = server.clock.now;
    expect([stored.startedAt, ...stored.seats.map(({ looks }) => looks.last)]).toEqual(
      Array.from({ length: 5 }, () => now),
    );
  });

  test('keeps a hint that was shown', async () => {
    const phone = await playOnPhone();
    for (const seat of [1, 2, 3, 4] as const)
      must(await moveAndShow(phone.dependencies, phone.at(seat), AGREE_TO_HINT));
    const game = await phone.load();
    const table = must(await receiveUpload(memoryDependencies('a server'), game, 'Ana’s phone'));
    expect(table.hint).toEqual({ id: game.hint });
    expect(table.questions).toMatchObject([{ motion: { about: 'hint' }, state: 'carried' }]);
  });

  test('is updated by a phone that got no response and played on', async () => {
    const phone = await playOnPhone({ laid: false });
    const server = memoryDependencies('a server');
    const { code } = must(await receiveUpload(server, await phone.load(), 'Ana’s phone'));
    must(await markMapLaid(server, code, undefined));
    must(await lookAtSeat(phone.dependencies, phone.at(3)));
    const again = must(await receiveUpload(server, await phone.load(), 'Ana’s phone'));
    expect(again).toMatchObject({ code, you: [1, 2, 3, 4], stage: 'play', version: 3 });
    expect(again.seats.map(({ looks }) => looks.phones)).toEqual([1, 1, 1, 0]);
  });

  test('stays with the phone that uploaded it first, whichever other phone has a copy', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const { code } = must(await receiveUpload(server, await phone.load(), 'Ana’s phone'));
    const stored = await load(server, code);
    must(await lookAtSeat(phone.dependencies, phone.at(3)));
    const copy = await phone.load();
    expect(must(await receiveUpload(server, copy, 'Ben’s phone'))).toMatchObject({ code, you: [] });
    expect(await load(server, code)).toEqual(stored);
  });

  test('gives later uploads no seats if it was uploaded with none taken', async () => {
    const phone = await playOnPhone();
    const game = await phone.load();
    const empty = { ...game, seats: game.seats.map(seat => ({ ...seat, holder: null })) };
    const server = memoryDependencies('a server');
    const { code } = must(await receiveUpload(server, empty, 'Ana’s phone'));
    expect(must(await receiveUpload(server, game, 'Ben’s phone'))).toMatchObject({ code, you: [] });
    must(await claimSeat(server, { code, seat: 1, device: 'Cem’s phone' }, {}));
    expect(must(await receiveUpload(server, game, 'Ana’s phone')).you).toEqual([]);
  });

  test('is no longer updated by uploads once a player has moved there', async () => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const { code } = must(await receiveUpload(server, await phone.load(), 'Ana’s phone'));
    must(await editSeat(server, { code, seat: 4, device: 'Ana’s phone' }, { name: 'Dora' }));
    const stored = await load(server, code);
    must(await lookAtSeat(phone.dependencies, phone.at(3)));
    const again = must(await receiveUpload(server, await phone.load(), 'somebody’s phone'));
    expect(again).toMatchObject({ code, you: [] });
    expect(await load(server, code)).toEqual(stored);
  });

  test('keeps its round and earlier sets, but no link to the phone’s previous game', async () => {
    const { dependencies, at, load: loadFirst } = await playOnPhone();
    for (const seat of [1, 2, 3, 4] as const)
      must(await moveAndShow(dependencies, at(seat), AGREE_TO_END));
    const first = await loadFirst();
    const server = memoryDependencies('a server');
    expect(await receiveUpload(server, first, 'Ana’s phone')).toEqual(refused('game-ended'));

    const next = must(await playAgain(dependencies, first, PHONE, { map: 'same' }));
    const second = must(await dependencies.repository.load(next.code));
    const table = must(await receiveUpload(server, second, 'Ana’s phone'));
    expect(table).toMatchObject({ round: 2, mapCode: first.mapCode });
    const stored = await load(server, table.code);
    expect([stored.previous, stored.earlierSets]).toEqual([null, second.earlierSets]);
  });
});

describe('a game that no phone could have stored is refused', () => {
  const change: Readonly<Record<string, (game: Game) => Game>> = {
    'a server’s game': game => ({ ...game, code: 'KRWNQT' }),
    'an unreadable name': game => named(game, '\u202E'),
    'a name with blanks around it': game => named(game, ' Ana '),
    'a name that fills a page': game => named(game, 'x'.repeat(21)),
    'an unreadable name among events': game => ({
      ...game,
      events: [{ id: 1, kind: 'left', seat: 1, name: '\u202E', at: 0, by: [] }],
    }),
    'a needless clue': game => ({
      ...game,
      clues: game.clues.with(0, game.clues[1] ?? 'on-water-or-forest'),
    }),
    'a false hint': game => ({ ...game, hint: falseHint(game) }),
    'a map code with a blank': game => ({ ...game, mapCode: ` ${game.mapCode}` }),
  };

  test.each(Object.entries(change))('%s', async (_, changed) => {
    const phone = await playOnPhone();
    const server = memoryDependencies('a server');
    const answer = await receiveUpload(server, changed(await phone.load()), 'a phone');
    expect(answer).toEqual(refused('bad-game'));
  });
});

const named = (game: Game, name: string): Game => ({
  ...game,
  seats: game.seats.map(seat => ({ ...seat, holder: { device: PHONE, name } })),
});

/** A false hint: `hint_terrain`, or `hint_fissure` if some clue is about animals. */
const falseHint = ({ clues }: Game) =>
  clues.some(id => id.includes('bear') || id.includes('cougar') || id.includes('animal'))
    ? ('hint_fissure' as const)
    : ('hint_terrain' as const);

describe.each(MODES)('every %s deal can be uploaded', mode => {
  test.each(PLAYER_COUNTS)('for %i players', async players => {
    const memory = memoryDependencies('deals');
    const dependencies = {
      ...memory,
      repository: { ...memory.repository, drawCode: drawPhoneCode },
    };
    for (const wish of players === 2 ? [{}, {}, {}] : [{}, { even: true }, { handicap: true }]) {
      const request = { mode, players, onePhone: true, ...wish };
      const { code } = must(await dealTable(dependencies, request, PHONE));
      const game = must(await dependencies.repository.load(code));
      expect((await receiveUpload(memoryDependencies(code), game, 'a phone')).ok).toBe(true);
    }
  });
});

test('an untaken seat of an uploaded game can be claimed', async () => {
  const phone = await playOnPhone();
  const game = await phone.load();
  const seats = game.seats.map((seat, index) => (index === 2 ? { ...seat, holder: null } : seat));
  const server = memoryDependencies('a server');
  const table = must(await receiveUpload(server, { ...game, seats }, 'Ana’s phone'));
  expect(table.you).toEqual([1, 2, 4]);
  const claimed = await claimSeat(server, { code: table.code, seat: 3, device: 'Cem’s' }, {});
  expect(claimed).toMatchObject(ok({ you: [3] }));
});

const load = async (server: ReturnType<typeof memoryDependencies>, code: string): Promise<Game> =>
  must(await server.repository.load(code));
