import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Game } from '../../game/game';
import { EntrySchema, EventSchema, GameSchema, MotionSchema } from '../../game/gameSchema';
import { entriesIn, recordView } from '../../game/record/recordView';
import { tableView } from '../../game/views/tableView';
import { TableView } from '../../game/views/viewSchemas';
import { ok } from '../../result';
import { FORMAT, formatDocument, readDocument } from '../document';
import { DEVICE, gamesOfEveryKind } from './gamesOfEveryKind';

/**
 * Stored games in the current format, each with its table view. `npm test` fails if the code no longer reproduces
 * them. Before the first tagged release, regenerate the file in place; afterwards, give `Game` a new format with an
 * upcaster, and generate only the new format's file:
 *
 *     SAMPLE=1 npx vitest run --config lib/vitest.config.ts lib/store/sample
 */
interface Sample {
  readonly document: object;
  readonly view: object;
}
interface Samples {
  /** Digest of `GameSchema`: a new value of a field needs a new format too. */
  readonly schema: string;
  readonly games: Readonly<Record<string, Sample>>;
}

const fileOf = (format: number) => new URL(`format${format}.json`, import.meta.url);
const plain = (value: object): object => JSON.parse(JSON.stringify(value));

/** The table as the first phone sees it. */
const viewOf = (game: Game): object =>
  plain(
    tableView(game, {
      device: game.onePhone ? 'this phone' : DEVICE,
      presence: new Map(),
      now: 0,
    }),
  );

const current: Samples = {
  schema: createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(GameSchema)))
    .digest('hex'),
  games: Object.fromEntries(
    Object.entries(gamesOfEveryKind()).map(([name, game]) => [
      name,
      { document: plain({ format: FORMAT, ...game }), view: viewOf(game) },
    ]),
  ),
};
if (process.env.SAMPLE !== undefined) writeFileSync(fileOf(FORMAT), `${JSON.stringify(current)}\n`);

const read = (format: number): Samples => JSON.parse(readFileSync(fileOf(format), 'utf8'));

test('stored games change only with the format', () => {
  const how = 'Game changed: regenerate the sample (see the top of sample.test.ts)';
  expect(existsSync(fileOf(FORMAT)), how).toBe(true);
  expect(current, how).toEqual(read(FORMAT));
});

test('the sample has each kind of question, entry and event', () => {
  const games = Object.values(gamesOfEveryKind());
  const kinds = {
    motions: games.flatMap(({ questions }) => questions.map(({ motion }) => motion.about)),
    entries: games.flatMap(({ record }) => (record ?? []).map(({ type }) => type)),
    events: games.flatMap(({ events }) => events.map(({ kind }) => kind)),
  };
  expect(new Set(kinds.motions)).toEqual(
    new Set(MotionSchema.options.map(({ shape }) => shape.about.value)),
  );
  expect(new Set(kinds.entries)).toEqual(
    new Set(EntrySchema.options.map(({ shape }) => shape.type.value)),
  );
  expect(new Set<string>(kinds.events)).toEqual(
    new Set(EventSchema.options.flatMap(({ shape: { kind } }) => [...kind._zod.values])),
  );
});

test.each(Object.entries(gamesOfEveryKind()))(
  'the view of the game %s is what the API sends',
  (_, game) => {
    expect(TableView.parse(viewOf(game))).toEqual(viewOf(game));
    // Phones get the record back from the view.
    expect(entriesIn({ record: recordView(game.record ?? []) })).toEqual(game.record ?? []);
  },
);

for (let format = 1; format <= FORMAT; format++) {
  test.each(Object.entries(read(format).games))(`format ${format}: %s`, (_, { document, view }) => {
    const game = readDocument(JSON.stringify(document));
    if (!game.ok) throw new Error(`it cannot be read: ${JSON.stringify(game.error)}`);
    expect(viewOf(game.value)).toEqual(view);
    expect(readDocument(formatDocument(game.value))).toEqual(ok(game.value));
  });
}
