import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { ENGLISH } from './testing/faults';
import {
  afterTranslating,
  type Digests,
  readTranslated,
  staleMessages,
  TRANSLATED_LANGUAGES,
} from './testing/translatedFrom';

const FILE = new URL('messages/translatedFrom.json', import.meta.url);
const readDigests = (): Digests => JSON.parse(readFileSync(FILE, 'utf8'));

test('every translation is of the current English text', () => {
  const { TRANSLATED } = process.env;
  if (TRANSLATED !== undefined) {
    const digests = afterTranslating(ENGLISH, readDigests(), readTranslated(TRANSLATED));
    writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`);
  }
  expect(
    staleMessages(ENGLISH, readDigests()),
    "translate them anew, then say so: TRANSLATED='fr seat.letGo' npm run words",
  ).toEqual([]);
});

test('every digest is of an existing message', () => {
  expect(Object.keys(readDigests()).filter(path => !ENGLISH.has(path))).toEqual([]);
});

const english = (text: string) => new Map([['seat.letGo', text]]);
const translated = afterTranslating(english('Lift'), {}, () => true);

it('lists a message for every language once its English text has changed', () => {
  expect(staleMessages(english('Lift'), translated)).toEqual([]);
  expect(staleMessages(english('Let go'), translated)).toEqual(
    TRANSLATED_LANGUAGES.map(language => `${language}: seat.letGo`),
  );
});

it('still lists it for the languages that are not updated', () => {
  const inFrench = afterTranslating(english('Let go'), translated, readTranslated('fr seat.letGo'));
  expect(staleMessages(english('Let go'), inFrench)).toEqual(
    TRANSLATED_LANGUAGES.filter(language => language !== 'fr').map(each => `${each}: seat.letGo`),
  );
  const everywhere = afterTranslating(english('Let go'), inFrench, readTranslated('all seat'));
  expect(everywhere).toEqual(afterTranslating(english('Let go'), {}, () => true));
});

it.each([
  ['fr', true],
  ['fr seat', true],
  ['fr seat.letGo', true],
  ['fr seat.let', false],
  ['all votes', false],
  ['de', false],
])('reads %s', (text, expected) => {
  expect(readTranslated(text)('fr', 'seat.letGo')).toBe(expected);
});
