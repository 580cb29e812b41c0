import { availableParallelism, loadavg } from 'node:os';
import { bench, describe } from 'vitest';
import type { Piece } from '../board/pieces';
import type { Position } from '../board/position';
import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { deal } from '../game/deal/deal';
import type { GameMap } from '../map/gameMap';
import { HEXES, type HexSet, intersection } from '../map/hexSet';
import { createRandom, pick } from '../random';
import { allOfficialGames } from '../testing/official';
import { createDeducer, type Deducer } from './deduce';

/**
 * Five players, advanced, the first one's clue known. One iteration is all 24 boards: divide by 24 for the time of
 * one. The plain loop is the obvious implementation, as a baseline; it finds what is possible, without weights.
 */
const random = createRandom('bench', 'boards');
const official = allOfficialGames.filter(
  ({ map, clues }) => map.mode === 'advanced' && clues.length === 5,
);
const dealt = Array.from({ length: 12 }, (_, index) =>
  deal({ mode: 'advanced', players: 5 }, `bench ${index}`),
);
const games = [...official.slice(0, 12), ...dealt];
const unplayed = games.map(game => evidenceOf(game, 0));
const afterFirstCubes = games.map(game => evidenceOf(game, 2));

interface Evidence extends Omit<Position, 'mapCode'> {
  readonly map: GameMap;
}

/** A board on which each player has placed `cubes` cubes on random spaces that their clue rules out. */
function evidenceOf(
  { map, clues }: Pick<(typeof games)[number], 'map' | 'clues'>,
  cubes: number,
): Evidence {
  const pieces: Piece[] = [];
  for (let round = 0; round < cubes; round++) {
    clues.forEach((clue, owner) => {
      const ruledOut = clueHexes(clue, map).complement();
      const open = HEXES.filter(
        hex => ruledOut.has(hex) && !pieces.some(piece => piece.hex === hex),
      );
      const hex = pick(open, random);
      if (hex !== undefined) pieces.push({ owner, hex, kind: 'cube' });
    });
  }
  const known = clues.slice(0, 1).map(clue => ({ owner: 0, clue: formatClue(clue) }));
  return { map, players: 5, known, pieces };
}

interface ClueHexes {
  readonly clue: Clue;
  readonly hexes: HexSet;
}

/** Finds habitats and each owner's clues: tries every combination of the lists, and every order of the fair ones. */
function byPlainLoop({ map, known: [own], pieces }: Evidence): number {
  const known = own?.clue;
  const dealt = cluesOf(map.mode).filter(clue => isWithinBand(clue, map));
  const candidates = dealt.map(clue => ({ clue, hexes: clueHexes(clue, map) }));
  const lists = OWNERS.map(owner =>
    candidates.filter(
      ({ clue, hexes }) =>
        (owner === 0) === (formatClue(clue) === known) &&
        pieces.every(
          piece => piece.owner !== owner || hexes.has(piece.hex) === (piece.kind === 'disc'),
        ),
    ),
  );
  const habitats = new Set<number>();
  const possible = lists.map(() => new Set<Clue>());
  const all = [...new Set(lists.flat())];

  const handOut = (
    set: readonly ClueHexes[],
    owner: number,
    order: readonly ClueHexes[],
  ): boolean => {
    if (owner === lists.length) {
      order.forEach(({ clue }, each) => {
        possible[each]?.add(clue);
      });
      return true;
    }
    const choices = set.filter(clue => !order.includes(clue) && lists[owner]?.includes(clue));
    return choices.map(clue => handOut(set, owner + 1, [...order, clue])).includes(true);
  };
  const extend = (chosen: readonly ClueHexes[], left: HexSet, from: number): void => {
    if (chosen.length === lists.length) {
      const habitat = left.single;
      if (habitat === undefined || !chosen.every(each => isNeeded(each, chosen))) return;
      if (handOut(chosen, 0, [])) habitats.add(habitat);
      return;
    }
    for (let next = from; next < all.length; next++) {
      const clue = all[next];
      if (clue === undefined || chosen.includes(clue)) continue;
      const both = left.intersect(clue.hexes);
      if (!both.isEmpty) extend([...chosen, clue], both, next + 1);
    }
  };
  const [mine] = lists[0] ?? [];
  if (mine !== undefined) extend([mine], mine.hexes, 0);
  return habitats.size;
}

const OWNERS = [0, 1, 2, 3, 4];

const isNeeded = (clue: ClueHexes, set: readonly ClueHexes[]): boolean =>
  intersection(set.filter(other => other !== clue).map(({ hexes }) => hexes)).size > 1;

const load = loadavg().map(each => each.toFixed(1));
print(`\nload ${load.join(' ')} on ${availableParallelism()} processors`);

for (const [name, boards] of [
  ['no piece yet', unplayed],
  ['after the first cubes', afterFirstCubes],
] as const) {
  const onNewMap = () => boards.map(board => countHabitats(createDeducer(board.map), board));
  const prepared = boards.map(({ map }) => createDeducer(map));
  const onKnownMap = () =>
    prepared.flatMap((deduce, at) => (boards[at] ? [countHabitats(deduce, boards[at])] : []));
  const byLoop = () => boards.map(byPlainLoop);
  onKnownMap();

  const times = { newMap: timeOf(onNewMap), knownMap: timeOf(onKnownMap), loop: timeOf(byLoop) };
  const isSame = String(onNewMap()) === String(byLoop());
  print(
    `${name}: ${times.newMap} ms on a new map, ${times.knownMap} on a known one, ${times.loop} by a plain loop; ` +
      `${isSame ? 'the same habitats' : 'OTHER HABITATS'}`,
  );

  describe(`joint, own clue known, ${name}, 24 boards of five players`, () => {
    bench('on a new map', () => void onNewMap());
    bench('on a known map', () => void onKnownMap());
    bench('by a plain loop, without weights', () => void byLoop(), {
      iterations: 3,
      warmupIterations: 1,
    });
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** CPU time per board in milliseconds, the minimum of eight rounds. */
function timeOf(deduceAll: () => unknown): string {
  const rounds = Array.from({ length: 8 }, () => {
    const start = process.cpuUsage();
    deduceAll();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / games.length;
  });
  return Math.min(...rounds).toFixed(2);
}

function countHabitats(deduce: Deducer, board: Evidence): number {
  const deduced = deduce(board, 'joint');
  return deduced.ok ? deduced.value.habitats.length : 0;
}
