// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { EXAMPLE_MAP } from './HowToPlay';
import { RulePictures } from './RulePictures';

test('a picture of a part of the map draws that part', async () => {
  const captions = { question: '', search: '', near: '' };
  await renderInWords(<RulePictures mapCode={EXAMPLE_MAP} captions={captions} />);
  const drawn = [...document.querySelectorAll('path.hairline')].map(
    path => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );
  expect(drawn).toHaveLength(3);
  for (const hexes of drawn) expect(hexes).toBeLessThan(HEX_COUNT * 0.6);
});
