import { describe, expect, test } from 'vitest';
import { faults } from './testing/faults';
import { CHOSEN, VALUE, wordingsOf } from './testing/wordings';

/** Directly after a value, which may be in quotes or brackets. */
const AFTER = `(?<=${VALUE}[${CHOSEN}”’)]*)`;

/** Korean particles that have two forms, and forms of 이다, “to be”. */
const PARTICLES =
  '은|는|이|가|을|를|과|와|으로|로|이랑|랑|아|야|이나|나|이든|든|이며|며|이고|고|이?라?면|이?라서?|이?라고|이?라는|이?라도|이에요|예요|이었\\p{L}*|였\\p{L}*';

/**
 * Words and endings that must not be next to a value (a name, a space or a number), because their form depends on how
 * it is pronounced. They can be next to a noun beside the value, as in “{space} 칸을” and “{asked} közül”.
 */
const DEPENDENT = {
  ko: {
    name: 'particle',
    /** Including both forms at once, as in 은(는) and (으)로. */
    pattern: new RegExp(
      `${AFTER}(?:\\(\\p{L}{1,2}\\)|(?:${PARTICLES})(?:는|도|만|부터|서)?(?!\\p{L}))`,
      'u',
    ),
  },
  hu: {
    name: 'ending or article',
    /** Endings depend on the value's vowels; the article is “a” before a consonant, “az” before a vowel. */
    pattern: new RegExp(`${AFTER}-?\\p{L}|(?<!\\p{L})az?(?:\\(z\\))? [„(]?${VALUE}`, 'iu'),
  },
} as const;

describe.each(['ko', 'hu'] as const)('in %s', language => {
  const { name, pattern } = DEPENDENT[language];

  test(`no ${name} is next to a value`, async () => {
    const wrong = await faults(language, message =>
      wordingsOf(message).filter(wording => pattern.test(wording)),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['ko', '{space}을 눌러요.'],
  ['ko', '{space}은(는) 닫혀 있어요.'],
  ['ko', '<b>{wrong}</b>(이)가 아니에요.'],
  ['ko', '“{button}”를 누르세요.'],
  ['ko', '{to}(으)로 옮겨요.'],
  ['ko', '{name} 님이 {space}라고 했어요.'],
  ['ko', '{count, plural, other {#}}이에요.'],
  ['hu', '{asked, number}-ből elég'],
  ['hu', '„{name}”nak'],
  ['hu', 'A(z) {space} mező'],
  ['hu', 'Mind az <b>{count}</b> jó.'],
  ['hu', '{count, plural, other {Mind a # jó.}}'],
] as const)('finds the fault in %s: %s', (language, message) => {
  expect(wordingsOf(message).some(wording => DEPENDENT[language].pattern.test(wording))).toBe(true);
});

test.each([
  ['ko', '{space} 칸을 눌러요. {name} 님은 {count, plural, other {#칸}}이 남았어요.'],
  ['ko', '{space}에는 없어요. {name}의 테이블, 코드가 {code}인 테이블, {number}단계'],
  ['hu', '{name} asztala, {asked, number} közül, {seat, select, 1 {az} other {a}} {seat}. hely'],
] as const)('finds no fault in %s: %s', (language, message) => {
  expect(wordingsOf(message).some(wording => DEPENDENT[language].pattern.test(wording))).toBe(
    false,
  );
});
