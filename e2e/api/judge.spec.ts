import type { CheckAnswer } from '@/app/_api/answers';
import { CLUE_COUNTS } from '@/lib/data/terms';
import { placeView } from '@/lib/game/views/views';
import { formatOfficialClue } from '@/lib/official/names';
import { officialGames, officialTwoPlayerGames } from '@/lib/testing/official';
import { expectRefusal, send } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { atRelease } from '../release';

const MAP_CODE = '79B48C6A152A76418B';
const WATER = 'within-1-of-water';

for (const { title, games } of [
  ...CLUE_COUNTS.map(players => ({ title: `for ${players}`, games: officialGames(players) })),
  { title: 'for 2', games: officialTwoPlayerGames },
]) {
  test(`official games ${title} are found fair`, async ({ request }) => {
    test.slow();
    // `lib/solver/judge.test.ts` has them all.
    for (const { mapCode, clues, habitat } of games.slice(0, atRelease(games.length, 1))) {
      const place = placeView(habitat);
      const names = clues.map(formatOfficialClue);
      const view = await check(request, { mapCode, clues: names, habitat: place });
      expect(view.habitats).toEqual([place]);
      expect(view.clues.map(({ officialId }) => officialId)).toEqual(names);
      expect(view.clues.every(({ needed, inBand }) => needed && inBand)).toBe(true);
      expect(view.fair).toBe(true);
      expect(view.length?.mean).toBeGreaterThan(5);
    }
  });
}

test('a game is not fair at another habitat, nor without one of its clues', async ({ request }) => {
  const [game] = officialGames(3);
  if (game === undefined) throw new Error('the sample is empty');
  const { mapCode, clues } = game;
  const names = clues.map(formatOfficialClue);
  const elsewhere = await check(request, { mapCode, clues: names, habitat: { row: 1, col: 1 } });
  expect(elsewhere).toMatchObject({ fair: false, habitats: [placeView(game.habitat)] });
  expect(elsewhere.length).toBeUndefined();

  const loose = await check(request, { mapCode, clues: names.slice(1) });
  expect(loose.fair).toBe(false);
  expect(loose.habitats.length).toBeGreaterThan(1);
});

test('clues are known by either name, and keys by their prefix', async ({ request }) => {
  const ours = await check(request, { mapCode: MAP_CODE, clues: [WATER, 'on-water-or-swamp'] });
  const theirs = await check(request, {
    mapCode: `intro_${MAP_CODE}`,
    clues: ['within_water', 'water_or_bone'],
  });
  expect(theirs).toEqual(ours);
});

for (const { title, body, code } of [
  { title: 'no map code', body: { clues: [WATER] }, code: 'bad-map-code' },
  { title: 'a map of no length', body: cardOf({ mapCode: '79B' }), code: 'map-code-length' },
  { title: 'a tile twice', body: cardOf({ mapCode: '77B48C6A152A76418B' }), code: 'tile-twice' },
  { title: 'no clue', body: cardOf({ clues: [] }), code: 'bad-clues' },
  { title: 'clues that are a word', body: cardOf({ clues: WATER }), code: 'bad-clues' },
  { title: 'a clue that is a number', body: cardOf({ clues: [7] }), code: 'bad-clues' },
  { title: 'an unknown clue', body: cardOf({ clues: ['on-the-moon'] }), code: 'unknown-clue' },
  { title: 'nine clues', body: cardOf({ clues: Array(9).fill(WATER) }), code: 'too-many-clues' },
  {
    title: 'black structures in the normal game',
    body: cardOf({ clues: ['within-3-of-black'] }),
    code: 'clue-not-on-map',
  },
  {
    title: 'a habitat off the map',
    body: cardOf({ habitat: { row: 10, col: 1 } }),
    code: 'bad-habitat',
  },
  { title: 'a habitat by name', body: cardOf({ habitat: 'D4' }), code: 'bad-habitat' },
]) {
  test(`nothing is judged for ${title}`, async ({ request }) => {
    await expectRefusal(await send(request, '/api/check', body), 400, code);
  });
}

function cardOf(change: object) {
  return { mapCode: MAP_CODE, clues: [WATER], ...change };
}

async function check(device: Device, card: object): Promise<CheckAnswer> {
  const answer = await send(device, '/api/check', card);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
