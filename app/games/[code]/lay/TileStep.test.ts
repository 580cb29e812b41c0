import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { TileDrawing } from './TileStep';

test.each(SLOTS.map((_, slot) => slot))(
  'in slot %i, the light around the number covers neither territories nor their marks',
  slot => {
    const map = readStoredMap('12345600010203048B');
    const markup = renderToStaticMarkup(createElement(TileDrawing, { map, slot, label: '' }));
    const lastLight = markup.lastIndexOf('class="lit');
    expect(lastLight).toBeGreaterThan(-1);
    expect(lastLight).toBeLessThan(markup.indexOf('class="territory'));
  },
);
