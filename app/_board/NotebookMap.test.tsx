import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarksOnMap } from './NotebookMap';
import type { Marks } from './notebook';

test('what-if marks cover the real ones, which show only on spaces without a what-if mark', () => {
  const realMarks: Marks = new Map([
    [3, 'star'],
    [5, 'not'],
  ]);
  const drawn = renderToStaticMarkup(
    <svg>
      <title>map</title>
      <MarksOnMap
        marks={new Map([[5, 'sure']])}
        beneath={realMarks}
        noted={[]}
        isTaken={() => false}
      />
    </svg>,
  );
  expect([...drawn.matchAll(/class="(beneath|mark \w+)"/g)].map(([, name]) => name)).toEqual([
    'beneath',
    'mark star',
    'mark sure',
  ]);
});
