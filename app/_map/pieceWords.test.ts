import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { en } from '@/app/_words/en';
import { parseHex } from '@/lib/map/grid';
import type { Piece } from './Pieces';
import { pieceWords } from './words';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'record' });
const map = createTranslator({ locale: 'en', messages: en, namespace: 'map' });
const hex = (name: string) => parseHex(name) ?? -1;

const ana = { seat: 1, color: 'red', whose: 'Ana' } as const;
const ben = { seat: 2, color: 'teal', whose: 'Ben' } as const;
const PIECES: readonly Piece[] = [
  { ...ana, kind: 'disc', hex: hex('D4') },
  { ...ben, kind: 'disc', hex: hex('B2') },
  { ...ben, kind: 'cube', hex: hex('D4') },
];

test('a space is told with whose pieces stand there, and whether it is closed', () => {
  const told = pieceWords(words, map, PIECES);
  expect(told.get(hex('D4'))).toBe('Ana: disc, Ben: cube, closed');
  expect(told.get(hex('B2'))).toBe('Ben: disc');
  expect(told.size).toBe(2);
});
