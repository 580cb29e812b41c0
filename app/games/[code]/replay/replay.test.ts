import { expect, test } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { placeView } from '@/lib/game/views/views';
import { parseHex } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { seated } from '@/lib/testing/playing';
import { createReplay } from './replay';

const minute = (minutes: number): string => new Date(60_000 * minutes).toISOString();
const [first, missed] = [parseHex('B2') ?? -1, parseHex('E5') ?? -1];

test('a wrong find is marked from the frame in which it was called', () => {
  const source = { id: 'entry', by: 1 } as const;
  const { missed: byFrame } = createReplay({
    ...playingView(seated(4)),
    record: {
      entries: [
        { ...source, at: minute(1), type: 'mid-game' },
        {
          ...source,
          at: minute(3),
          type: 'place',
          owner: 0,
          space: placeView(first),
          kind: 'cube',
        },
      ],
    },
    misses: [
      { space: placeView(missed), by: 2, name: null, at: minute(2), recorded: false, looked: [] },
    ],
  });
  expect(byFrame).toEqual([HexSet.empty, HexSet.empty, HexSet.of([missed])]);
});
