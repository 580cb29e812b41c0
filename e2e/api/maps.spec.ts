import { clueCount, PLAYER_COUNTS } from '@/lib/data/terms';
import { hexAt } from '@/lib/map/grid';
import type { MapDeals } from '@/lib/official/mapDeals';
import { parseOfficialClue } from '@/lib/official/names';
import { judge } from '@/lib/solver/judge';
import { fairSetCounts, officialMapCodes, readMap } from '@/lib/testing/official';
import { expectRefusal } from '../ask';
import { type Device, expect, test } from '../fixtures';

const KEY = 'intro_AB378C2B1770744B57';

test('a map is returned in the official format, with fair deals for every number of players', async ({
  request,
}) => {
  const map = readMap('AB378C2B1770744B57');
  const answer = await mapAt(request, KEY);
  expect(answer).toMatchObject({ mapCode: 'AB378C2B1770744B57', mode: 'intro', key: KEY });
  for (const players of PLAYER_COUNTS) {
    const deals = answer.players[players];
    expect(deals.length).toBeGreaterThan(0);
    expect(new Set(deals.map(deal => deal.destination)).size).toBe(deals.length);
    for (const { destination, rules, hint } of deals) {
      const clues = rules.flatMap(rule => parseOfficialClue(rule) ?? []);
      expect(clues).toHaveLength(clueCount(players));
      const [row = 0, column = 0] = destination.split(',').map(Number);
      const verdict = judge(map, clues);
      expect(verdict).toMatchObject({ fair: true, habitats: [hexAt(row - 1, column - 1)] });
      expect(hint).toMatch(/^hint_/);
    }
  }
});

test('a map contains the number of its fair sets', async ({ request }) => {
  for (const { mapCode, fair } of fairSetCounts.slice(0, 4)) {
    const { fairSets } = await mapAt(request, mapCode);
    expect(fairSets).toEqual({ 3: fair[3], 4: fair[4], 5: fair[5] });
  }
});

test('the same map always gets the same answer', async ({ request }) => {
  const [code = ''] = officialMapCodes;
  expect(await mapAt(request, code)).toEqual(await mapAt(request, code.toLowerCase()));
});

for (const { query, mode, length } of [
  { query: '', mode: 'intro', length: 18 },
  { query: '?mode=intro', mode: 'intro', length: 18 },
  { query: '?mode=normal', mode: 'normal', length: 22 },
]) {
  test(`a map is drawn for "${query}", with at least four habitats for three players`, async ({
    request,
  }) => {
    const drawn = await mapAt(request, `random${query}`);
    expect(drawn.mode).toBe(mode);
    expect(drawn.mapCode).toHaveLength(length);
    expect(await mapAt(request, drawn.key)).toEqual(drawn);
    const other = await mapAt(request, `random${query}`);
    expect(other.mapCode).not.toBe(drawn.mapCode);
    for (const { players } of [drawn, other]) expect(players[3].length).toBeGreaterThan(3);
  });
}

for (const { path, code } of [
  { path: 'random?mode=advanced', code: 'bad-official-mode' },
  { path: 'AB378C', code: 'map-code-length' },
  { path: 'AA378C2B1770744B57', code: 'tile-twice' },
]) {
  test(`there is no map at ${path}`, async ({ request }) => {
    await expectRefusal(await request.get(`/api/maps/${path}`), 400, code);
  });
}

async function mapAt(device: Device, path: string): Promise<MapDeals> {
  const answer = await device.get(`/api/maps/${path}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
