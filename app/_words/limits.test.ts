import { expect, it } from 'vitest';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/seats/seatNotebook';
import { LANGUAGE_CODES } from './languages';
import { readMessages } from './readWords';

it.each(LANGUAGE_CODES)('tells how long a notebook may be, in %s', async language => {
  const { errors } = await readMessages(language);
  // Digits only, since languages group them differently.
  expect(errors['bad-notebook'].replace(/\D/g, '')).toBe(String(MAX_NOTEBOOK_LETTERS));
});

it.each(LANGUAGE_CODES)('names the header that a proxy must pass on, in %s', async language => {
  const { errors } = await readMessages(language);
  expect(errors['cross-origin']).toMatch(/\bHost\b/);
});
