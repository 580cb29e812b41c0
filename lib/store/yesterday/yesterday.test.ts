import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game';
import { boardOfGame } from '../../game/record/gameRecord';
import { tableView } from '../../game/views/tableView';
import { ok } from '../../result';
import { FORMAT, formatDocument, readDocument } from '../document';
import { gamesOfEveryKind } from './everyKind';

/**
 * What servers and phones of before have kept, as they kept it, with what a table was told of it then. Before a format
 * changes, the one that is there is written down: `YESTERDAY=1 npx vitest run --config lib/vitest.config.ts yesterday`.
 * Format 5 was played on the pages of its day: see `e2e/yesterday`.
 */
interface Kept {
  readonly document: { readonly format: number };
  readonly told: Told;
}
type Told = ReturnType<typeof toldOf>;

const HERE = new URL('./', import.meta.url);
const FILES = readdirSync(HERE).filter(name => name.endsWith('.json'));

const toldOf = (game: Game) => ({
  pieces: boardOfGame(game)
    .pieces.map(({ owner, hex, kind }) => `${owner} ${hex} ${kind}`)
    .toSorted(),
  view: viewOf(game),
  notebooks: game.seats.map(({ notebook }) => notebook),
});

/** As the first phone sees it; entries are told by what lies on the table. */
function viewOf(game: Game): object {
  const device = game.onePhone ? 'this phone' : 'phone 1';
  const { record: _, ...view } = tableView(game, { device, presence: new Map(), now: 0 });
  return JSON.parse(JSON.stringify(view));
}

if (process.env.YESTERDAY !== undefined) {
  const kept = Object.entries(gamesOfEveryKind()).map(([name, game]) => [
    name,
    { document: JSON.parse(formatDocument(game)), told: toldOf(game) },
  ]);
  writeFileSync(new URL(`format${FORMAT}.json`, HERE), JSON.stringify(Object.fromEntries(kept)));
}

describe.each(FILES)('%s', file => {
  const games: Readonly<Record<string, Kept>> = JSON.parse(
    readFileSync(new URL(file, HERE), 'utf8'),
  );
  test.each(Object.entries(games))('%s', (_, { document, told }) => {
    const read = readDocument(JSON.stringify(document));
    if (!read.ok) throw new Error(`it cannot be read: ${JSON.stringify(read.error)}`);
    expect(toldOf(read.value)).toEqual(told);
    expect(readDocument(formatDocument(read.value))).toEqual(ok(read.value));
  });
});

test('every format since the sixth is written down, but the one that is there', () => {
  const written = FILES.map(name => Number(/\d+/.exec(name)));
  for (let format = 6; format < FORMAT; format++) expect(written).toContain(format);
});

test.each(Object.entries(gamesOfEveryKind()))('of today: %s', (_, game) => {
  expect(readDocument(formatDocument(game))).toEqual(ok(game));
});
