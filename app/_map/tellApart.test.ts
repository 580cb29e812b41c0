import { readFileSync } from 'node:fs';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lrgb,
  lrgb,
  wcagLuminance,
} from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readWords } from '@/app/_words/readWords';
import { ANIMALS, COLORS, TERRAINS } from '@/lib/data/terms';
import { TerrainEngraving } from './Terrain';

/**
 * Whether people can distinguish the colours on a map, by the tokens of both themes: the CIEDE2000 difference between
 * any two colours of a family, as seen with normal, protan, deutan, and tritan vision (Machado et al. 2009, full
 * severity) and in grayscale. About 2 is just noticeable side by side; 10 and more is a different colour.
 */
const THEMES = ['paper', 'lantern'] as const;
type Theme = (typeof THEMES)[number];

type See = (color: Lrgb) => Lrgb;
const SIGHTS: Readonly<Record<string, See>> = {
  normal: color => color,
  protan: inLight(filterDeficiencyProt(1)),
  deutan: inLight(filterDeficiencyDeuter(1)),
  tritan: inLight(filterDeficiencyTrit(1)),
  gray: color => {
    const light = wcagLuminance(color);
    return { mode: 'lrgb', r: light, g: light, b: light };
  },
};

/**
 * The minimum difference within a family, in colour and in gray. Where gray is weak, another feature distinguishes
 * them: a terrain's engraving, or a seat's numeral. Those are tested below or drawn on the piece.
 */
const FAMILIES = [
  { name: 'terrains', tokens: TERRAINS, inColor: 10, inGray: 3.5 },
  { name: 'structures', tokens: COLORS, inColor: 17, inGray: 16 },
  { name: 'territories', tokens: ANIMALS, inColor: 16, inGray: 20 },
  {
    name: 'seats',
    tokens: ['seat-red', 'seat-orange', 'seat-teal', 'seat-purple', 'seat-pink'],
    inColor: 17,
    inGray: 8,
  },
] as const;
type Family = (typeof FAMILIES)[number];

const css = readFileSync('app/theme.css', 'utf8');
const difference = differenceCiede2000();

describe.each(THEMES)('in the theme %s', theme => {
  test.each(FAMILIES)('$name are distinguishable', family => {
    expect(tooAlike(css, theme, family)).toEqual([]);
  });

  test.each(FAMILIES)('two $name of the same colour are reported', family => {
    const [one, other] = family.tokens;
    const alike = css.replace(
      declarationOf(other),
      `$1 light-dark(${hexOf(css, 'paper', one)}, ${hexOf(css, 'lantern', one)});`,
    );
    expect(tooAlike(alike, theme, family)).toContain(`${one} and ${other}, normal`);
  });
});

test('every terrain has its own engraving, in both variants', () => {
  const drawings = TERRAINS.flatMap(terrain =>
    ([0, 1] as const).map(variant =>
      renderToStaticMarkup(createElement(TerrainEngraving, { terrain, variant })).replace(
        /^<g class="[^"]*">/,
        '',
      ),
    ),
  );
  expect(new Set(drawings).size).toBe(2 * TERRAINS.length);
});

test.each(LANGUAGE_CODES)('the four colours have four different letters: %s', async language => {
  const { structureLetter } = (await readWords(language)).map;
  const letters = COLORS.map(color => structureLetter[color]);
  expect(new Set(letters).size).toBe(COLORS.length);
  for (const letter of letters) expect([...letter]).toHaveLength(1);
});

/** Pairs of a family that could be confused. */
function tooAlike(css: string, theme: Theme, { tokens, inColor, inGray }: Family): string[] {
  const pairs = tokens.flatMap((one, index) =>
    tokens.slice(index + 1).map(other => [one, other] as const),
  );
  return Object.entries(SIGHTS).flatMap(([sight, see]) => {
    const seen = (token: string) => see(colorOf(css, theme, token));
    const minimum = sight === 'gray' ? inGray : inColor;
    return pairs
      .filter(([one, other]) => difference(seen(one), seen(other)) < minimum)
      .map(([one, other]) => `${one} and ${other}, ${sight}`);
  });
}

/** Applies a filter to linear light, in which colours mix. The filter accepts linear values labelled as `rgb`. */
function inLight(filter: ReturnType<typeof filterDeficiencyProt>): See {
  return color => {
    const { r, g, b } = filter({ ...color, mode: 'rgb' });
    const clamp = (light: number) => Math.min(Math.max(light, 0), 1);
    return { mode: 'lrgb', r: clamp(r), g: clamp(g), b: clamp(b) };
  };
}

function colorOf(css: string, theme: Theme, token: string): Lrgb {
  const color = lrgb(hexOf(css, theme, token));
  if (color === undefined) throw new Error(`${token} is no colour`);
  return color;
}

/** Where theme.css declares a colour: its name, then its value. "seat-red" is the `--seat` of an element with `data-seat`. */
const declarationOf = (token: string): RegExp =>
  token.startsWith('seat-')
    ? new RegExp(`(\\[data-seat="${token.replace('seat-', '')}"\\] {\\s+--seat:) ([^;]+);`)
    : new RegExp(`(--color-${token}:) ([^;]+);`);

/** A token's colour in one theme, as written in theme.css: one value for both themes, or `light-dark()`. */
function hexOf(css: string, theme: Theme, token: string): string {
  const [, , value = ''] = declarationOf(token).exec(css) ?? [];
  const [paper, lantern = paper] = value.match(/#[\da-f]{6}/g) ?? [];
  const hex = theme === 'paper' ? paper : lantern;
  if (hex === undefined) throw new Error(`theme.css has no ${token}`);
  return hex;
}
