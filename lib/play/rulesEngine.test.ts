import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../board/pieces';
import { type Owner, type Player, playerAt, playersOf } from '../board/players';
import { clueHexes } from '../clues/clueHexes';
import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { HEXES, type Hex, HexSet } from '../map/hexSet';
import { ok, type Result } from '../result';
import { players } from '../testing/arbitraries';
import { officialGames, officialTwoPlayerGames } from '../testing/official';
import { boardOf } from './boardActions';
import { interpretActions } from './interpretRecord';
import { recordedActionsOf } from './recordedActions';
import {
  type Action,
  applyAction,
  legalActions,
  type PlayRefusal,
  type PlayState,
  type Rules,
  startPlay,
  winnerOf,
} from './rulesEngine';

/** Replays a log from the start; refused at the first action that the rules refuse. */
function replay(rules: Rules, starter: Player, log: readonly Action[]) {
  let play: Result<PlayState, PlayRefusal> = ok(startPlay(rules, starter));
  for (const action of log) if (play.ok) play = applyAction(play.value, action);
  return play;
}

/** Clues of official deals, so that one space fits them all. */
const rulesOf = (count: PlayerCount): readonly Rules[] =>
  (count === 2 ? officialTwoPlayerGames : officialGames(count))
    .slice(0, 12)
    .map(({ map, clues }) => ({ players: count, allows: clues.map(clue => clueHexes(clue, map)) }));
const RULES = new Map(PLAYER_COUNTS.map(count => [count, rulesOf(count)]));

/** One choice per action: its kind, and which action of that kind. */
const choices = fc.infiniteStream(fc.record({ kind: fc.nat(), which: fc.nat() }));

interface Setting {
  readonly rules: Rules;
  readonly starter: Player;
  readonly choices: fc.Stream<{ readonly kind: number; readonly which: number }>;
}

const setting: fc.Arbitrary<Setting> = players.chain(count =>
  fc.record({
    rules: fc.constantFrom(...(RULES.get(count) ?? [])),
    starter: fc.constantFrom(...playersOf(count)),
    choices,
  }),
);

/** Every position of a game of random legal actions, to its end. */
function playRandomly({ rules, starter, choices: stream }: Setting): PlayState[] {
  const positions = [startPlay(rules, starter)];
  for (let play = positions[0]; play && winnerOf(play) === undefined; play = positions.at(-1)) {
    const { kind, which } = stream.next().value;
    const all = legalActions(play);
    const kinds = [...new Set(all.map(({ type }) => type))];
    const alike = all.filter(({ type }) => type === kinds[kind % kinds.length]);
    const action = alike[which % alike.length];
    if (action === undefined) throw new Error('no legal action');
    positions.push(mustAct(play, action));
  }
  return positions;
}

function mustAct(play: PlayState, action: Action): PlayState {
  const next = applyAction(play, action);
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error}`);
  return next.value;
}

test('a game of random legal actions follows the rules, according to an independent referee', () => {
  fc.assert(
    fc.property(setting, game => {
      const positions = playRandomly(game);
      const last = positions.at(-1);
      if (last === undefined) throw new Error('no game');
      const seen = referee(game.rules, game.starter, last.log);
      expect(last.board.pieces).toEqual(seen.pieces);
      expect(winnerOf(last)).toBe(seen.winner);
      expect(last.turnState.turn).toBe(seen.turns);
    }),
    { numRuns: 30 },
  );
});

test('a log replays to its position, and one action less undoes the last', () => {
  fc.assert(
    fc.property(setting, game => {
      const positions = playRandomly(game);
      const last = positions.at(-1)?.log ?? [];
      positions.forEach((play, count) => {
        if (count % 7 !== 0 && count < positions.length - 2) return;
        expect(replay(game.rules, game.starter, last.slice(0, count))).toEqual({
          ok: true,
          value: play,
        });
      });
    }),
    { numRuns: 10 },
  );
});

test('every legal action is accepted, and every other is refused', () => {
  fc.assert(
    fc.property(setting, fc.nat(), (game, at) => {
      const positions = playRandomly(game);
      const play = positions[at % positions.length];
      if (play === undefined) throw new Error('no position');
      const offered = new Set(legalActions(play).map(action => JSON.stringify(action)));
      const taken = everyAction(game.rules).filter(action => applyAction(play, action).ok);
      expect(new Set(taken.map(action => JSON.stringify(action)))).toEqual(offered);
    }),
    { numRuns: 10 },
  );
});

test('a complete record in order is followed exactly, with no objections', () => {
  fc.assert(
    fc.property(setting, game => {
      const positions = playRandomly(game);
      const last = positions.at(-1);
      if (last === undefined) throw new Error('no game');
      const actions = recordedActionsOf(last);
      expect(boardOf(actions).pieces).toEqual(last.board.pieces);
      positions.slice(1).forEach((play, index) => {
        if (index % 5 !== 0 && index < positions.length - 2) return;
        const { nextStep, turn, objections, steps } = interpretActions(
          recordedActionsOf(play),
          game.rules.players,
        );
        expect({ nextStep, turn, objections }).toEqual({
          nextStep: play.turnState.nextStep,
          turn: play.turnState.turn,
          objections: [],
        });
        expect(steps.flatMap(step => step.objections)).toEqual([]);
      });
    }),
    { numRuns: 12 },
  );
});

/** Every action that a player could try, legal or not. */
const everyAction = ({ allows }: Rules): readonly Action[] => [
  { type: 'skip' },
  ...HEXES.map(hex => ({ type: 'search', hex }) as const),
  ...allows.flatMap((_, owner) =>
    HEXES.flatMap(hex => [
      { type: 'cube', owner, hex } as const,
      { type: 'disc', owner, hex } as const,
      { type: 'ask', asked: owner, hex } as const,
    ]),
  ),
];

/**
 * A slow reference implementation of the rulebook with a plain list of pieces; fails on any illegal action.
 * Independent of `PlayState`.
 */
function referee(rules: Rules, starter: Player, log: readonly Action[]) {
  const { players: count, allows } = rules;
  const pieces: Piece[] = [];
  const perPlayer = count === 2 ? 2 : 1;
  const colors = (player: Player): Owner[] =>
    Array.from({ length: perPlayer }, (_, color) => player * perPlayer + color);
  const fits = (owner: Owner, hex: Hex) => allows[owner]?.has(hex) === true;
  const has = (owner: Owner, hex: Hex) =>
    pieces.some(piece => piece.owner === owner && piece.hex === hex);
  const isOpen = (hex: Hex) => !pieces.some(piece => piece.hex === hex && piece.kind === 'cube');
  const put = (owner: Owner, hex: Hex, kind: Piece['kind']) => {
    expect([isOpen(hex), has(owner, hex), fits(owner, hex)]).toEqual([
      true,
      false,
      kind === 'disc',
    ]);
    pieces.push({ owner, hex, kind });
  };
  const answer = (owner: Owner, hex: Hex) => {
    put(owner, hex, fits(owner, hex) ? 'disc' : 'cube');
    return fits(owner, hex);
  };
  const room = (player: Player, kind: Piece['kind']) =>
    colors(player).some(owner =>
      HEXES.some(hex => isOpen(hex) && !has(owner, hex) && fits(owner, hex) === (kind === 'disc')),
    );
  const actions = [...log];
  /** One cube of the player, or a skip if there is no room for it. */
  const cube = (player: Player, owners = colors(player)) => {
    const action = actions.shift();
    if (action?.type === 'skip') return expect(room(player, 'cube')).toBe(false);
    if (action?.type !== 'cube') throw new Error('a cube is due');
    expect(owners).toContain(action.owner);
    put(action.owner, action.hex, 'cube');
    return undefined;
  };
  const inTurn = Array.from({ length: count }, (_, step) => playerAt((starter + step) % count));
  for (const player of [...inTurn, ...inTurn]) {
    const left = new Set(colors(player));
    while (left.size > 0) {
      cube(player, [...left]);
      left.delete(pieces.at(-1)?.owner ?? -1);
    }
  }
  expect(pieces).toHaveLength(2 * allows.length);

  for (let turns = 1; actions.length > 0; turns++) {
    const player = playerAt((starter + turns - 1) % count);
    const others = [...inTurn, ...inTurn]
      .slice(inTurn.indexOf(player) + 1)
      .slice(0, count - 1)
      .flatMap(colors);
    const action = actions.shift();
    switch (action?.type) {
      case 'ask':
        expect(others).toContain(action.asked);
        if (!answer(action.asked, action.hex)) cube(player);
        break;
      case 'search': {
        const { hex } = action;
        expect([isOpen(hex), colors(player).every(own => fits(own, hex))]).toEqual([true, true]);
        const without = colors(player).filter(own => !has(own, hex));
        for (const own of without) put(own, hex, 'disc');
        if (without.length === 0) {
          const extra = actions.shift();
          if (extra?.type === 'skip') expect(room(player, 'disc')).toBe(false);
          else if (extra?.type !== 'disc') throw new Error('a disc is due');
          else {
            expect(colors(player)).toContain(extra.owner);
            put(extra.owner, extra.hex, 'disc');
          }
        }
        if (others.every(other => has(other, hex) || answer(other, hex))) {
          expect(actions).toEqual([]);
          return { pieces, winner: player, turns };
        }
        cube(player);
        break;
      }
      case 'skip':
        // On a turn, searching the habitat is always legal.
        throw new Error('no skip is needed on a turn');
      default:
        throw new Error('a question or a search is due');
    }
  }
  throw new Error('the game did not end');
}

describe('each rule refuses with its own code', () => {
  /** Three players whose clues allow spaces 0 to 9, 5 to 14 and 8 to 17. */
  const from = (first: Hex) => HexSet.of(HEXES.slice(first, first + 10));
  const rules: Rules = { players: 3, allows: [from(0), from(5), from(8)] };
  const cube = (owner: Owner, hex: Hex): Action => ({ type: 'cube', owner, hex });
  const disc = (owner: Owner, hex: Hex): Action => ({ type: 'disc', owner, hex });
  const ask = (asked: Owner, hex: Hex): Action => ({ type: 'ask', asked, hex });
  const search = (hex: Hex): Action => ({ type: 'search', hex });
  const SHARED = [cube(0, 20), cube(1, 21), cube(2, 22), cube(0, 30), cube(1, 31), cube(2, 32)];

  test.each<[PlayRefusal, string, readonly Action[], Action]>([
    ['not-due', 'a question before the first cubes', [], ask(1, 40)],
    ['wrong-owner', 'a first cube before one’s turn', [], cube(1, 40)],
    ['untrue', 'a cube where the habitat could be', [], cube(0, 3)],
    ['closed-space', 'a cube on a cube', [cube(0, 20)], cube(1, 20)],
    ['not-stuck', 'to pass with room for a cube', [], { type: 'skip' }],
    ['no-such-place', 'a cube off the map', [], cube(0, 108)],
    ['no-such-place', 'a cube between two spaces', [], cube(0, 40.5)],
    ['not-due', 'a cube instead of a turn', SHARED, cube(0, 40)],
    ['wrong-owner', 'to ask oneself', SHARED, ask(0, 40)],
    ['wrong-owner', 'to ask a player who does not exist', SHARED, ask(3, 40)],
    ['closed-space', 'to ask on a closed space', SHARED, ask(1, 20)],
    ['piece-already-there', 'to ask twice', [...SHARED, ask(2, 8)], ask(2, 8)],
    ['no-such-place', 'to ask off the map', SHARED, ask(1, -1)],
    ['closed-space', 'to search on a closed space', [...SHARED, ask(1, 4), cube(0, 41)], search(4)],
    ['untrue', 'to search where the searcher’s own clue says no', SHARED, search(12)],
    ['no-such-place', 'to search off the map', SHARED, search(200)],
    ['not-due', 'a turn instead of paying', [...SHARED, ask(1, 0)], ask(2, 8)],
    ['closed-space', 'to pay on the same space', [...SHARED, ask(1, 40)], cube(0, 40)],
    ['not-due', 'a disc without a search', SHARED, disc(0, 3)],
    ['not-due', 'anything after the end', [...SHARED, search(8)], ask(1, 9)],
    ['not-due', 'to pass after the end', [...SHARED, search(8)], { type: 'skip' }],
  ])('%s: %s', (refusal, _, log, action) => {
    const play = replay(rules, 0, log);
    if (!play.ok) throw new Error(play.error);
    expect(applyAction(play.value, action)).toEqual({ ok: false, error: refusal });
  });

  test('a searcher with a disc on the searched space chooses where another goes', () => {
    const log = [...SHARED, ask(1, 9), ask(0, 9), ask(1, 8), search(9)];
    const play = replay(rules, 0, log);
    if (!play.ok) throw new Error(play.error);
    expect(play.value.turnState.nextStep).toMatchObject({
      kind: 'own-disc',
      elsewhere: true,
      owners: [0],
    });
    const refused = (action: Action) => applyAction(play.value, action);
    expect(refused(disc(0, 9))).toEqual({ ok: false, error: 'piece-already-there' });
    expect(refused(disc(0, 40))).toEqual({ ok: false, error: 'untrue' });
    expect(refused(disc(1, 7))).toEqual({ ok: false, error: 'wrong-owner' });
    expect(winnerOf(mustAct(play.value, disc(0, 3)))).toBe(0);
  });

  test('in a game for two, the searcher uses both colours, and both of the other player’s answer in order', () => {
    const allows = [from(0), from(2), from(5), from(8)];
    const shared = [0, 1, 2, 3, 0, 1, 2, 3].map((owner, index) => cube(owner, 20 + index));
    const play = replay({ players: 2, allows }, 0, [...shared, search(5)]);
    if (!play.ok) throw new Error(play.error);
    expect(play.value.board.pieces.slice(8)).toEqual([
      { owner: 0, hex: 5, kind: 'disc' },
      { owner: 1, hex: 5, kind: 'disc' },
      { owner: 2, hex: 5, kind: 'disc' },
      { owner: 3, hex: 5, kind: 'cube' },
    ]);
    expect(play.value.turnState.nextStep).toMatchObject({ kind: 'pay', player: 0, owners: [0, 1] });
  });
});
