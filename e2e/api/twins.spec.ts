import { formatClue } from '@/lib/clues/clue';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { type Deal, type DealOptions, deal, dealOn } from '@/lib/game/deal';
import { newGame } from '@/lib/game/game';
import { formatGameCode } from '@/lib/game/gameCode';
import { gradeDeal } from '@/lib/game/grade';
import { tableView } from '@/lib/game/tableView';
import { formatMapCode } from '@/lib/map/mapCode';
import { uncover } from '../ask';
import { createEar } from '../ear';
import { type Device, expect, test } from '../fixtures';
import type { Received } from '../recorder';
import { openStream } from '../stream';
import { createGame, gameAt, viewTable } from '../table';

/**
 * Two games on one map whose clues, habitats and hints all differ, and in which the same is done.
 * Whatever a secret had changed in what is told or shown, in whatever spelling, would be a
 * difference between them.
 */
for (const mode of MODES) {
  for (const players of PLAYER_COUNTS) {
    test(`${mode} games for ${players} look alike on one map until they end`, async ({
      device,
      origin,
    }) => {
      const [ada, ben, eve] = [await device(), await device(), await device()];
      const { mapCode, seeds } = dealTwins({ mode, players });
      const told = [];
      for (const seed of seeds) {
        const { code } = await createGame(ada, { mode, players, mapCode, seed });
        told.push(await hear(code, players, { ada, ben, eve }, origin));
      }
      const [first = [], second = []] = told;
      expect(first.map(({ from }) => from)).toEqual(second.map(({ from }) => from));
      for (const [index, { from, text }] of first.entries()) {
        expect(differenceOf(text, second[index]?.text ?? ''), from).toEqual([]);
      }
    });
  }
}

/**
 * A map and two seeds that on it share no clue in any seat, nor habitat nor hint; and of which the
 * table is told the same length and evenness, for that much it may know.
 */
function dealTwins(options: DealOptions): { mapCode: string; seeds: readonly [string, string] } {
  for (let tried = 0; ; tried++) {
    const { map } = deal(options, `map ${tried}`);
    const first = dealOn(map, options.players, 'first');
    for (let other = 0; first !== undefined && other < 20; other++) {
      const second = dealOn(map, options.players, `other-${other}`);
      if (second === undefined || !areUnlike(first, second)) continue;
      if (gradeTold(first) !== gradeTold(second)) continue;
      return { mapCode: formatMapCode(map), seeds: ['first', `other-${other}`] };
    }
  }
}

/** What the table view tells of a deal's grade. */
const gradeTold = (dealt: Deal): string =>
  JSON.stringify(
    tableView(newGame('GRADED', dealt, { grade: gradeDeal(dealt) }), {
      device: undefined,
      presence: new Map(),
      now: 0,
    }).grade,
  );

const areUnlike = (one: Deal, other: Deal): boolean =>
  one.habitat !== other.habitat &&
  one.hint !== other.hint &&
  one.clues.every((clue, seat) => formatClue(clue) !== formatClue(other.clues[seat] ?? clue));

/** Both texts from shortly before where they part; a whole page would tell nobody anything. */
function differenceOf(one: string, other: string): readonly string[] {
  if (one === other) return [];
  const parts = [...one].findIndex((letter, index) => letter !== other.charAt(index));
  const from = Math.max(0, (parts < 0 ? one.length : parts) - 60);
  return [one.slice(from, from + 160), other.slice(from, from + 160)];
}

type Three = { readonly ada: Device; readonly ben: Device; readonly eve: Device };

/** Everything that the three of them hear of a game, in which always the same is done. */
async function hear(
  code: string,
  players: number,
  { ada, ben, eve }: Three,
  origin: string,
): Promise<readonly Received[]> {
  const [game, page, ear] = [gameAt(code), `/games/${code}`, createEar()];
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const post = (device: Device, path: string, data = {}) =>
    ear.ask(device, `${game}/${path}`, { method: 'POST', data });

  await post(ada, 'seats/1/claim', { name: 'Ada' });
  for (const seat of seats.slice(1)) await post(ben, `seats/${seat}/claim`);
  const stream = await openStream(eve, code, origin);
  // What the holders look at is theirs: it is uncovered, but not compared.
  for (const seat of seats) await uncover(seat === 1 ? ada : ben, game, seat);
  await post(ada, 'hint', { seat: 1 });
  await post(ben, 'end', { seat: 2 });
  await post(ben, 'seats/1/free', { seat: 2 });
  await post(eve, 'end', { seat: 1 });
  await post(eve, 'seats/1/take', { digits: '123456' });
  for (const seat of seats) {
    await ear.ask(eve, `${game}/seats/${seat}`);
    await post(eve, `seats/${seat}/look`);
  }
  await ear.ask(ada, `${game}/seats/2`);
  for (const path of [game, `${game}/hint`]) await ear.ask(eve, path);

  for (const [device, path] of [
    [ada, page],
    [ada, `${page}/seats/1`],
    [ada, `${page}/seats/2`],
    [eve, page],
    [eve, `${page}/lay`],
    [eve, `${page}/seats/1`],
  ] as const) {
    await ear.ask(device, path);
    await ear.ask(device, path, { headers: { RSC: '1' } });
  }
  const { version } = await viewTable(eve, code, origin);
  await expect.poll(stream.versions).toContain(version);
  await stream.close();
  const told = [...ear.heard(), { from: 'the stream', text: withoutBeats(stream.text()) }];
  return told.map(({ from, text }) => ({
    from: withoutNames(from, code),
    text: withoutNames(text, code),
  }));
}

/** The stream beats every few seconds, whatever is told. */
const withoutBeats = (text: string): string => text.replaceAll(/event: beat\ndata: \d+\n\n/g, '');

/**
 * The text without what two games differ in by right: their codes and times, each page's nonce, and
 * the random key that Next gives the elements of a payload's head.
 */
function withoutNames(text: string, code: string): string {
  const [, nonce = 'no nonce'] = text.match(/'nonce-([^']+)'/) ?? [];
  const [, key = 'no key'] = text.match(/"\$L\w+","([\w-]{21})v"/) ?? [];
  return text
    .replaceAll(nonce, 'NONCE')
    .replaceAll(key, 'KEY')
    .replaceAll(code, 'CODE')
    .replaceAll(formatGameCode(code), 'CODE')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/^(date|x-request-id): .*$/gim, '$1');
}
