import fc from 'fast-check';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { LANGUAGE_CODES } from './languages';
import { isUnderstood, negotiate } from './negotiate';

const { match } = vi.hoisted(() => ({ match: vi.fn() }));
vi.mock(import('@formatjs/intl-localematcher'), async original => {
  const matcher = await original();
  return { ...matcher, match: match.mockImplementation(matcher.match) };
});

describe('the language that a phone asks for', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['de-CH', 'de'],
    ['gsw', 'de'],
    ['gsw-CH,fr;q=0.5', 'fr'],
    ['fr-CA', 'fr'],
    ['es-419,es;q=0.9', 'es'],
    ['it-CH', 'it'],
    ['nl-BE', 'nl'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT,pt;q=0.9', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pl', 'pl'],
    ['hu-HU', 'hu'],
    ['cs', 'cs'],
    ['ja-JP', 'ja'],
    ['ko-KR', 'ko'],
    ['zh-CN,zh;q=0.9', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['en-GB', 'en'],
    ['en-US,de;q=0.5', 'en'],
  ])('%s is answered in %s', (accepted, language) => {
    expect(negotiate(undefined, accepted)).toBe(language);
  });

  it('may be one that we do not speak: then the next one counts', () => {
    expect(negotiate(undefined, 'fi,sw;q=0.9,ko;q=0.8,de;q=0.7')).toBe('ko');
  });

  it('counts by its weight, not by its place', () => {
    expect(negotiate(undefined, 'de;q=0.3,ja;q=0.9')).toBe('ja');
  });

  it('is never one that is refused', () => {
    expect(negotiate(undefined, 'de;q=0,hu')).toBe('hu');
  });

  test.each(['zh-TW', 'zh-Hant', 'zh-HK'])(
    '%s, which is written otherwise, gets one that can be read',
    accepted => {
      expect(['zh-Hans', 'en']).toContain(negotiate(undefined, accepted));
    },
  );

  test.each([null, '', '*', ',', 'xx', 'de_AT', 'q=1', 'x-private', '-', 'fi'])(
    '%s is answered in English',
    accepted => {
      expect(negotiate(undefined, accepted)).toBe('en');
    },
  );
});

/** The languages compared with ours: each comparison takes milliseconds, and is cached forever. */
const compared = (): readonly string[] => match.mock.calls.flatMap(([asked]) => asked);

describe('a header made to keep the server busy', () => {
  beforeEach(() => {
    match.mockClear();
  });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const languages = letters.flatMap(first => letters.map(second => first + second));

  it('has few of its languages compared', () => {
    expect(negotiate(undefined, `de,${languages}`)).toBe('de');
    expect(compared().length).toBeLessThanOrEqual(10);
  });

  it('has none compared again under the name of another region', () => {
    expect(negotiate(undefined, `${languages.map(last => `it-${last.toUpperCase()}`)}`)).toBe('it');
    expect(compared()).toEqual(['it']);
  });

  it('has none compared that is no language', () => {
    negotiate(undefined, `${languages.slice(0, 40).map(first => `${first}q`)},ko`);
    expect(compared()).toContain('ko');
    const named = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(compared().filter(language => named.of(language) === undefined)).toEqual([]);
  });
});

describe('the language that somebody chose', () => {
  it('wins over the phone’s', () => {
    for (const language of LANGUAGE_CODES) {
      expect(negotiate(language, 'de')).toBe(language);
    }
  });

  test.each(['', 'xx', 'DE', 'constructor', 'zh-TW'])('counts for nothing as "%s"', chosen => {
    expect(negotiate(chosen, 'it')).toBe('it');
  });
});

describe('a page is understood', () => {
  test.each([
    [undefined, 'de-AT,en;q=0.5'],
    [undefined, 'uk,en-US;q=0.5'],
    [undefined, 'pt-PT'],
    ['it', 'uk'],
  ])('where %s is chosen and %s is accepted', (chosen, accepted) => {
    expect(isUnderstood(negotiate(chosen, accepted), chosen, accepted)).toBe(true);
  });

  test.each([
    [undefined, 'uk'],
    [undefined, '*'],
    [undefined, null],
    ['xx', 'uk'],
  ])('by nobody for sure where %s is chosen and %s is accepted', (chosen, accepted) => {
    expect(isUnderstood(negotiate(chosen, accepted), chosen, accepted)).toBe(false);
  });
});

/** Headers that are almost valid, and others that are not at all. */
const tag = fc.oneof(
  fc.constantFrom(...LANGUAGE_CODES, 'zh-TW', 'gsw', 'i-klingon', 'x-a', 'sr-Latn-RS-u-co-phonebk'),
  fc.string(),
  fc.stringMatching(/^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8}){0,4}$/),
);
const header = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.tuple(
        tag,
        fc.oneof(
          fc.constant(''),
          fc.double().map(q => `;q=${q}`),
        ),
      ),
    )
    .map(tags => tags.map(([name, weight]) => name + weight).join(',')),
);

test('whatever a device sends is answered in a language of ours', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), fc.option(header), (chosen, accepted) =>
      LANGUAGE_CODES.includes(negotiate(chosen, accepted)),
    ),
    { numRuns: 2000 },
  );
});
