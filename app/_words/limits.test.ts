import { expect, it } from 'vitest';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/limits';
import { LANGUAGE_CODES } from './languages';
import { readMessages } from './readWords';

it.each(LANGUAGE_CODES)(
  'the message about a long notebook contains the limit, in %s',
  async language => {
    const { errors } = await readMessages(language);
    // Digits only, because languages group them differently.
    expect(errors['bad-notebook'].replace(/\D/g, '')).toBe(String(MAX_NOTEBOOK_LETTERS));
  },
);

it.each(LANGUAGE_CODES)(
  'the message about a proxy names the header that it must forward, in %s',
  async language => {
    const { errors } = await readMessages(language);
    expect(errors['cross-origin']).toMatch(/\bHost\b/);
  },
);
