import fc from 'fast-check';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { LANGUAGE_CODES } from './languages';
import { isUnderstood, negotiate } from './negotiate';

const { match } = vi.hoisted(() => ({ match: vi.fn() }));
vi.mock(import('@formatjs/intl-localematcher'), async original => {
  const matcher = await original();
  return { ...matcher, match: match.mockImplementation(matcher.match) };
});

describe('the Accept-Language header', () => {
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
  ])('%s gets %s', (accepted, language) => {
    expect(negotiate(undefined, accepted)).toBe(language);
  });

  it('may start with unsupported languages, which are skipped', () => {
    expect(negotiate(undefined, 'fi,sw;q=0.9,ko;q=0.8,de;q=0.7')).toBe('ko');
  });

  it('is ordered by weight, not by position', () => {
    expect(negotiate(undefined, 'de;q=0.3,ja;q=0.9')).toBe('ja');
  });

  it('never yields a language that it rejects', () => {
    expect(negotiate(undefined, 'de;q=0,hu')).toBe('hu');
  });

  test.each(['zh-TW', 'zh-Hant', 'zh-HK'])(
    '%s, which has another script, gets simplified Chinese or English',
    accepted => {
      expect(['zh-Hans', 'en']).toContain(negotiate(undefined, accepted));
    },
  );

  test.each([null, '', '*', ',', 'xx', 'de_AT', 'q=1', 'x-private', '-', 'fi'])(
    '%s gets English',
    accepted => {
      expect(negotiate(undefined, accepted)).toBe('en');
    },
  );
});

/** The languages compared with ours. Each comparison takes milliseconds, and is cached forever. */
const compared = (): readonly string[] => match.mock.calls.flatMap(([requested]) => requested);

describe('a header crafted to keep the server busy', () => {
  beforeEach(() => {
    match.mockClear();
  });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const languages = letters.flatMap(first => letters.map(second => first + second));

  it('causes only a few comparisons', () => {
    expect(negotiate(undefined, `de,${languages}`)).toBe('de');
    expect(compared().length).toBeLessThanOrEqual(10);
  });

  it('causes only one comparison per language, whatever the regions', () => {
    expect(negotiate(undefined, `${languages.map(region => `it-${region.toUpperCase()}`)}`)).toBe(
      'it',
    );
    expect(compared()).toEqual(['it']);
  });

  it('causes no comparison of unknown languages', () => {
    negotiate(undefined, `${languages.slice(0, 40).map(language => `${language}q`)},ko`);
    expect(compared()).toContain('ko');
    const named = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(compared().filter(language => named.of(language) === undefined)).toEqual([]);
  });
});

describe('a language chosen on the device', () => {
  it('takes precedence over the phone’s', () => {
    for (const language of LANGUAGE_CODES) {
      expect(negotiate(language, 'de')).toBe(language);
    }
  });

  test.each(['', 'xx', 'DE', 'constructor', 'zh-TW'])('is ignored if it is "%s"', chosen => {
    expect(negotiate(chosen, 'it')).toBe('it');
  });
});

describe('a page’s language', () => {
  test.each([
    [undefined, 'de-AT,en;q=0.5'],
    [undefined, 'uk,en-US;q=0.5'],
    [undefined, 'pt-PT'],
    ['it', 'uk'],
  ])('is understood if %s is chosen and %s is accepted', (chosen, accepted) => {
    expect(isUnderstood(negotiate(chosen, accepted), chosen, accepted)).toBe(true);
  });

  test.each([
    [undefined, 'uk'],
    [undefined, '*'],
    [undefined, null],
    ['xx', 'uk'],
  ])('may not be understood if %s is chosen and %s is accepted', (chosen, accepted) => {
    expect(isUnderstood(negotiate(chosen, accepted), chosen, accepted)).toBe(false);
  });
});

/** Headers that are almost valid, and others that are entirely invalid. */
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

test('any cookie and header yield a supported language', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), fc.option(header), (chosen, accepted) =>
      LANGUAGE_CODES.includes(negotiate(chosen, accepted)),
    ),
    { numRuns: 2000 },
  );
});
