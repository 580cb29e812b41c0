import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from './languages';
import { ENGLISH, faults } from './testing/faults';
import { widthOfText } from './testing/madeUp';

/** How many letters fit on a button of a 320 px wide phone. Chinese, Japanese and Korean ones count twice. */
const MOST_LETTERS: readonly (readonly [path: RegExp, letters: number])[] = [
  [/^table\.tab\./, 14],
  // Three in a row.
  [/^(check\.shows|standalone\.(view|step)|seat\.light)\./, 12],
  [/^record\.(kind|pieceMeans)\./, 16],
  [/^notebook\.mark\./, 16],
  [/^notebook\.(strikeOut|putBack|suppose|tryOut|keep|drop|undo|note|save)$/, 16],
  // Two in a row.
  [/^motions\.\w+\.(agree|notNow)$/, 18],
  [/^(lay\.(back|next)|pass\.(done|onceMore|passOn))$/, 22],
  [/^puzzle\.(doIt|leaveIt|putItBack|enough|andIdea|whatFollows|goOn|done|hint|norThese)$/, 20],
  [/^replay\.(play|pause|back|forward)$/, 24],
  // The secondary ones below the record, which wrap.
  [/^record\.(fixHere|stopFixing|clear|undo|stop|anotherPiece|backToNextStep|begunAlready)$/, 26],
  [/^record\.(skipTurn|skipPiece|nothingToPay|noAnswer|keepPlaying|whoseTurn)$/, 24],
];

const roomFor = (path: string) => MOST_LETTERS.find(([pattern]) => pattern.test(path))?.[1];

describe.each(LANGUAGE_CODES)('in %s', language => {
  test('every label fits on its button', async () => {
    const wrong = await faults(language, (message, _english, path) => {
      const most = roomFor(path) ?? Number.POSITIVE_INFINITY;
      const letters = widthOfText(message);
      return letters > most ? [`${letters} letters, at most ${most}: ${message}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test('each pattern is for messages without placeholders', () => {
  for (const [pattern] of MOST_LETTERS) {
    const messages = [...ENGLISH].filter(([path]) => pattern.test(path));
    expect(messages.length, String(pattern)).toBeGreaterThan(0);
    for (const [path, message] of messages) expect(message, path).not.toContain('{');
  }
});
