// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HexSet } from '@/lib/map/hexSet';
import { Marks } from './Marks';

const NONE: ReadonlySet<number> = new Set();

test('the marks of two colours differ by colour and by side, also on a space that takes both', () => {
  const places = [
    { kind: 'cube', hexes: HexSet.of([0, 1]), color: 'red' },
    { kind: 'cube', hexes: HexSet.of([1]), color: 'teal' },
  ] as const;
  for (const taken of [NONE, new Set([1])]) {
    const { container, unmount } = render(
      <svg aria-hidden="true">
        <Marks paths={[]} places={places} taken={taken} />
      </svg>,
    );
    const marks = [...container.querySelectorAll('.hollow')];
    expect(marks.map(mark => mark.getAttribute('data-seat'))).toEqual(['red', 'red', 'teal']);
    const [, red = NaN, teal = NaN] = marks.map(mark =>
      Number(mark.getAttribute('transform')?.match(/[\d.]+/)?.[0]),
    );
    expect(red).toBeLessThan(teal);
    unmount();
  }
});
