/** The ten digits of every script that this engine can count in. */
export const SCRIPT_DIGITS: readonly (readonly string[])[] = Intl.supportedValuesOf(
  'numberingSystem',
)
  .map(system => new Intl.NumberFormat(`en-u-nu-${system}`))
  .map(format => Array.from({ length: 10 }, (_, digit) => format.format(digit)))
  .filter(digits => digits.every(digit => /^\p{Nd}$/u.test(digit)));

/** The text with its ASCII digits as those of another script. */
export const inDigits = (text: string, digits: readonly string[]): string =>
  text.replaceAll(/[0-9]/g, digit => digits[Number(digit)] ?? digit);

/** The text as a Japanese or Chinese keyboard writes it. */
export const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, letter => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
