import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { HINTS } from '@/lib/clues/hints';
import { LESSONS } from '@/lib/puzzle/lessons';

/** The words that every page includes. They contain all clues and hints, or the same ones always, and so reveal none. */

/** How a page passes data to its scripts, in chunks that may end anywhere. */
const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** The received text without lists of all clues, hints and lessons. Partial lists stay, since they would reveal something. */
export function withoutWords(text: string): string {
  const data = [...text.matchAll(CHUNK)].map(([, chunk]) => JSON.parse(chunk ?? '""')).join('');
  return [text.replaceAll(CHUNK, ''), data].map(removeLists).join('\n');
}

const WORD_LISTS: readonly (readonly [string, (list: Record<string, object>) => boolean])[] = [
  ['"clues":', ({ sentence, short }) => hasAll(CLUES, sentence) && hasAll(CLUES, short)],
  ['"hints":', list => hasAll(HINTS, list)],
  // They tell of clues by name, on every page the same.
  ['"lesson":', list => hasAll(LESSONS, list)],
];
const CLUES = ALL_CLUES.map(formatClue);

const hasAll = (names: readonly string[], words: object = {}): boolean =>
  names.every(name => Object.hasOwn(words, name));

function removeLists(text: string): string {
  let left = text;
  for (const [name, isComplete] of WORD_LISTS) {
    for (let at = left.indexOf(`${name}{`); at >= 0; at = left.indexOf(`${name}{`, at + 1)) {
      const end = endOfObject(left, at + name.length);
      const list = end === undefined ? {} : JSON.parse(left.slice(at + name.length, end));
      if (end !== undefined && isComplete(list)) left = left.slice(0, at) + left.slice(end);
    }
  }
  return left;
}

/** The index where the JSON object ends; `undefined` if it does not. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (part === '{') depth++;
    if (part === '}' && --depth === 0) return from + index + 1;
  }
  return undefined;
}
