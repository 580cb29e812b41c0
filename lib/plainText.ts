/**
 * Typed codes as plain ASCII, whatever keyboard wrote them: digits of any script as 0–9, full-width letters as ordinary
 * ones, and a dash of any kind between letters or digits as a hyphen.
 */
export const plainText = (text: string): string =>
  plainDigits(text.normalize('NFKC')).replaceAll(DASH, '-');

/** A Japanese keyboard writes the hyphen as ー, the long vowel. */
const DASH = /(?<=[0-9a-z])[\p{Pd}ー−](?=[0-9a-z])/giu;

/** Decimal digits of every script as 0–9; anything else is kept. */
const plainDigits = (text: string): string =>
  text.replaceAll(DIGIT, digit => String(digitValue(digit.codePointAt(0) ?? 0)));

const DIGIT = /\p{Nd}/gu;

/** Unicode places the digits of each script in order, in runs of ten. */
function digitValue(digit: number): number {
  let first = digit;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (digit - first) % 10;
}

const IS_DIGIT = /\p{Nd}/u;
