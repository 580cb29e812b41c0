import { createHash } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { Hint } from '@/lib/clues/hints';
import type { GameMap } from '@/lib/map/gameMap';
import { columnOf, formatHex, rowOf } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { formatOfficialClue } from '@/lib/official/names';
import { clueText, hintText } from './english';
import { isSameForAll, joinData } from './pageText';
import type { Received } from './recorder';

/** A secret in one of its spellings. */
export type Secret = { readonly what: string; readonly spelling: string };

/** A clue as its two names, its sentence, and the places it allows in the forms they could take. */
export function clueSecrets(what: string, clue: Clue, map: GameMap): Secret[] {
  const hexes = clueHexes(clue, map);
  const sentence = clueText(clue)
    .replace(/^The habitat is /, '')
    .replace(/\.$/, '');
  return spelled(what, [
    formatClue(clue),
    formatOfficialClue(clue),
    sentence,
    [...hexes].join(','),
    [...hexes].map(formatHex).join(','),
    JSON.stringify(hexes),
  ]);
}

/** The habitat as a place, counted from 0 or from 1, and as a number with a name. */
export function habitatSecrets(hex: Hex): Secret[] {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  return spelled('the habitat', [
    '"habitat"',
    `"${formatHex(hex)}"`,
    ...[0, 1].flatMap(from => [
      `"row":${row + from},"col":${column + from}`,
      `"row":${row + from},"column":${column + from}`,
      `"col":${column + from},"row":${row + from}`,
      `"${row + from}, ${column + from}"`,
      `"${row + from},${column + from}"`,
    ]),
    `"hex":${hex}`,
  ]);
}

export const hintSecrets = (hint: Hint): Secret[] => spelled('the hint', [hint, hintText(hint)]);

/** A device's identifiers: its cookie, and the digest in the database. */
export async function deviceSecrets(device: APIRequestContext): Promise<Secret[]> {
  const { cookies } = await device.storageState();
  return cookies.flatMap(({ value }) =>
    spelled('a device', [value, createHash('sha256').update(value).digest('base64url')]),
  );
}

export const spelled = (what: string, spellings: readonly string[]): Secret[] =>
  spellings.map(spelling => ({ what, spelling }));

/** Each secret that the received text contains, with its source; matches whole words only. */
export const findSecrets = (received: readonly Received[], secrets: readonly Secret[]): string[] =>
  received.flatMap(({ from, text }) => {
    if (isSameForAll(from)) return [];
    const plain = withoutMarks(joinData(text));
    return secrets
      .filter(({ spelling }) => hasWord(plain, spelling))
      .map(({ what, spelling }) => `${what} (${spelling}) in ${from}`);
  });

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}
