import type { Game } from '@/lib/game/game';
import { formatDocument, readDocument } from '@/lib/store/document';
import { EXPORT_LINE, MAX_BYTES, packText, unpackText } from './packText';

/**
 * The export format. The games of one evening are one line of compressed base64, so that nobody reads a clue by
 * accident; it is not encrypted (see app/README.md). A file has one line per evening, or more for a very long one. A
 * corrupted line is rejected as a whole.
 */

const FORMAT = 1;
/** The limit for one line, when exporting and when importing. */
const MAX_GAMES = 200;

/** The contents of a line: the games that `readDocument` accepts, and counts of the rest. */
interface ExportContents {
  readonly games: readonly Game[];
  readonly damaged: number;
  /** Packed or stored by a newer Fieldbook. */
  readonly newer: number;
}

/** Returns one line, or more if the games exceed a line's limits. */
export async function packGames(games: readonly Game[]): Promise<readonly string[]> {
  const lines: string[][] = [];
  let left = 0;
  for (const document of games.map(formatDocument)) {
    const line = lines.at(-1);
    const bytes = new Blob([document, '\n']).size;
    left -= bytes;
    if (line !== undefined && left >= 0 && line.length < MAX_GAMES) line.push(document);
    else {
      lines.push([document]);
      left = MAX_BYTES - bytes;
    }
  }
  return Promise.all(lines.map(packLine));
}

const packLine = async (documents: readonly string[]): Promise<string> =>
  `fieldbook${FORMAT}:${await packText(documents.join('\n'))}`;

export async function unpackGames(line: string): Promise<ExportContents> {
  const [, format, body = ''] = EXPORT_LINE.exec(line) ?? [];
  if (Number(format) > FORMAT) return { games: [], damaged: 0, newer: 1 };
  const text = await unpackText(body);
  // The limit also bounds the split: a line full of line breaks would block the thread.
  const documents = text?.split('\n', MAX_GAMES + 1) ?? [];
  if (documents.length > MAX_GAMES) return { games: [], damaged: 1, newer: 0 };
  const read = documents.map(readDocument);
  const games = read.flatMap(game => (game.ok ? [game.value] : []));
  const newer = read.filter(game => !game.ok && game.error.kind === 'newer').length;
  const damaged = text === undefined ? 1 : read.length - games.length - newer;
  return { games, damaged, newer };
}
