import type { Clue } from '../clues/clue';
import type { ClueCount } from '../data/terms';
import { CLUE_COUNTS } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { hexAt } from '../map/grid';
import type { Hex } from '../map/hexSet';
import { parseMapCode } from '../map/mapCode';
import { parseOfficialClue } from '../official/names';
import fairCounts from './fair-counts.json' with { type: 'json' };
import sample from './official-games.json' with { type: 'json' };

/**
 * Reference data: real games of the official companion and rows of the printed setup cards. Captured from the
 * companion's public responses in 2026; the counts of fair sets come from an independent program.
 */
export interface OfficialGame {
  readonly source: 'web' | 'printed';
  readonly mapCode: string;
  readonly map: GameMap;
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  readonly hint: string;
}

interface Row {
  readonly rules: readonly string[];
  readonly hint: string;
}

export const officialGames = (players: ClueCount): readonly OfficialGame[] => [
  ...sample.web.flatMap(({ mapCode, players: deals }) =>
    deals[players].map(deal => readWebGame(mapCode, deal)),
  ),
  ...sample.printed.flatMap(({ mapCode, rows }) =>
    rows
      .filter(row => row.players === players)
      .map(row =>
        readGame('printed', mapCode, row, { row: row.habitat.row, column: row.habitat.col }),
      ),
  ),
];

export const allOfficialGames: readonly OfficialGame[] = CLUE_COUNTS.flatMap(officialGames);

/** The two-player games: four clues, two per player. */
export const officialTwoPlayerGames: readonly OfficialGame[] = sample.web.flatMap(
  ({ mapCode, players }) => players[2].map(deal => readWebGame(mapCode, deal)),
);

export const officialMapCodes: readonly string[] = [
  ...new Set(allOfficialGames.map(game => game.mapCode)),
];

/** Maps with their exact numbers of sets, with and without the band. */
export const fairSetCounts = fairCounts.maps;

export function readMap(mapCode: string): GameMap {
  const map = parseMapCode(mapCode);
  if (!map.ok) throw new Error(`${mapCode}: ${map.error}`);
  return map.value;
}

function readWebGame(mapCode: string, deal: Row & { destination: string }): OfficialGame {
  const [row = 0, column = 0] = deal.destination.split(',').map(Number);
  return readGame('web', mapCode, deal, { row, column });
}

function readGame(
  source: OfficialGame['source'],
  mapCode: string,
  { rules, hint }: Row,
  place: { row: number; column: number },
): OfficialGame {
  const habitat = hexAt(place.row - 1, place.column - 1);
  if (habitat === undefined) throw new Error(`${mapCode}: no such habitat`);
  return { source, mapCode, map: readMap(mapCode), clues: rules.map(readClue), habitat, hint };
}

function readClue(name: string): Clue {
  const clue = parseOfficialClue(name);
  if (clue === undefined) throw new Error(`no clue is spelt ${name}`);
  return clue;
}
