import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarksOnMap } from './NotebookMap';

test('a pencil mark replaces the real one, and a mark that pencil erases is pale', () => {
  const drawn = renderToStaticMarkup(
    <svg>
      <title>map</title>
      <MarksOnMap
        marks={
          new Map([
            [3, 'star'],
            [5, 'not'],
            [7, 'perhaps'],
          ])
        }
        pencil={
          new Map([
            [5, 'sure'],
            [7, 'none'],
            [9, 'not'],
          ])
        }
        noted={[]}
        isTaken={() => false}
      />
    </svg>,
  );
  const classes = [...drawn.matchAll(/class="(beneath|in-pencil|mark \w+)"/g)];
  expect(classes.map(([, name]) => name)).toEqual([
    'beneath',
    'mark perhaps',
    'mark star',
    'in-pencil',
    'mark sure',
    'mark not',
  ]);
});
