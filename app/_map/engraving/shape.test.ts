import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '@/lib/data/terms';
import type { Point } from '@/lib/map/grid';
import { formatPoint } from '@/lib/map/outline';
import { STROKES } from './engraving';
import { engravingsOf } from './engravings';
import { circle, combine, dash, type Shape, scale, stamp } from './shape';

/** How many numbers each relative command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  a: 7,
  z: 0,
};
/** Tolerance: rounding errors add up along a path. */
const CLOSE = 0.1;

const ORIGIN: Point = { x: 0, y: 0 };

const length = fc.integer({ min: -2000, max: 2000 }).map(hundredths => hundredths / 100);
const numbers = (count: number) => fc.array(length, { minLength: count, maxLength: count });
const command = fc
  .constantFrom('m', 'l', 'h', 'v', 'q', 't', 'c', 'z')
  .chain(letter => numbers(COUNTS[letter] ?? 0).map(lengths => letter + lengths.join(' ')));
const shape: fc.Arbitrary<Shape> = fc
  .array(command, { maxLength: 8 })
  .map(commands => `m1 2${commands.join('')}`)
  .map(path => {
    const { x, y } = pointsOf(path).at(-1) ?? ORIGIN;
    return `${path}m${formatPoint({ x: -x, y: -y })}`;
  });

describe('a shape', () => {
  test('that is stamped has all its points moved by the same distance', () => {
    fc.assert(
      fc.property(shape, length, length, (shape, x, y) => {
        expectAlike(
          pointsOf(stamp({ x, y }, shape)).slice(1),
          pointsOf(shape).map(point => ({ x: point.x + x, y: point.y + y })),
        );
      }),
    );
  });

  test('that is scaled has all its points scaled by the same factor', () => {
    fc.assert(
      fc.property(shape, fc.double({ min: 0.5, max: 2, noNaN: true }), (shape, by) => {
        expectAlike(
          pointsOf(scale(shape, by)),
          pointsOf(shape).map(({ x, y }) => ({ x: x * by, y: y * by })),
        );
      }),
    );
  });

  test('that is combined with others is drawn as if it were alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(length, length, shape), { minLength: 1 }), parts => {
        const alone = parts.flatMap(([x, y, shape]) => pointsOf(stamp({ x, y }, shape)));
        expectAlike(pointsOf(combine(parts)).slice(0, -1), alone);
      }),
    );
  });

  test.each(['m1.5.5l-.5-2 3 4h-1', 'm.01-.01l10-20'])('is parsed as SVG does: %s', shape => {
    expectAlike(
      pointsOf(scale(shape, 2)),
      pointsOf(shape).map(({ x, y }) => ({ x: 2 * x, y: 2 * y })),
    );
  });
});

const engravedShapes = TERRAINS.flatMap(terrain =>
  engravingsOf(terrain).flatMap((engraving, variant) =>
    STROKES.map(stroke => ({ name: `${terrain} ${variant}, ${stroke}`, shape: engraving[stroke] })),
  ),
).filter(({ shape }) => shape !== undefined);

test.each([
  { name: 'a dash', shape: dash(-2.4) },
  { name: 'a circle', shape: circle(5.4) },
  ...engravedShapes,
])('the pen returns to its start: $name', ({ shape = '' }) => {
  const { x, y } = pointsOf(shape).at(-1) ?? ORIGIN;
  expect(Math.hypot(x, y)).toBeLessThan(0.05);
});

/** Every point in a path, including control points and the ends of `z`. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let pen = ORIGIN;
  let start = ORIGIN;
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zM])([^a-zM]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([text]) => Number(text));
    const count = COUNTS[command.toLowerCase()] ?? Number.NaN;
    expect(numbers.length % Math.max(count, 1)).toBe(0);
    if (command === 'z') points.push(start);
    for (let at = 0; at < numbers.length; at += count) {
      const from = command === 'M' ? ORIGIN : pen;
      const offsets = pairsOf(command, numbers.slice(at, at + count));
      points.push(...offsets.map(({ x, y }) => ({ x: from.x + x, y: from.y + y })));
      pen = points.at(-1) ?? pen;
    }
    pen = points.at(-1) ?? pen;
    if (command === 'm' || command === 'M') start = pen;
  }
  return points;
}

function pairsOf(command: string, numbers: readonly number[]): Point[] {
  const [first = 0] = numbers;
  if (command === 'h') return [{ x: first, y: 0 }];
  if (command === 'v') return [{ x: 0, y: first }];
  const pairs = command === 'a' ? numbers.slice(5) : numbers;
  return pairs.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: pairs[index + 1] ?? 0 }] : []));
}

function expectAlike(actual: readonly Point[], expected: readonly Point[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, { x, y }] of expected.entries()) {
    expect(Math.abs((actual[index]?.x ?? Number.NaN) - x)).toBeLessThan(CLOSE);
    expect(Math.abs((actual[index]?.y ?? Number.NaN) - y)).toBeLessThan(CLOSE);
  }
}
