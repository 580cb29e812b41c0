import type { Game } from '@/lib/game/game';
import { formatDocument, readDocument } from '@/lib/store/document';
import { PARCEL } from './importResult';

/**
 * The export format. The games of one evening are one line of compressed base64, so that no clue is read by accident;
 * it can be read on purpose (see app/README.md). A file has one line per evening, or more for a very long one. A
 * corrupted line cannot be opened.
 */

const FORMAT = 1;
/** An evening of forty games takes 100 KB; no export of ours exceeds these limits. */
const MAX_BYTES = 2 ** 21;
const MAX_GAMES = 200;

/** The contents of a parcel: the games that `readDocument` accepts, and counts of the rest. */
interface ParcelContents {
  readonly games: readonly Game[];
  readonly damaged: number;
  /** Packed or stored by a newer Fieldbook. */
  readonly newer: number;
}

/** Returns one line, or more if the games exceed a parcel's limits. */
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

async function packLine(documents: readonly string[]): Promise<string> {
  const text = new Blob([documents.join('\n')]);
  return `fieldbook${FORMAT}:${toBase64(await sendThrough(new CompressionStream('deflate'), text))}`;
}

export async function unpackParcel(line: string): Promise<ParcelContents> {
  const [, format, body = ''] = PARCEL.exec(line) ?? [];
  if (Number(format) > FORMAT) return { games: [], damaged: 0, newer: 1 };
  const text = await unpackText(body);
  // The limit also bounds the split: a parcel full of line breaks would block the thread.
  const documents = text?.split('\n', MAX_GAMES + 1) ?? [];
  if (documents.length > MAX_GAMES) return { games: [], damaged: 1, newer: 0 };
  const read = documents.map(readDocument);
  const games = read.flatMap(game => (game.ok ? [game.value] : []));
  const newer = read.filter(game => !game.ok && game.error.kind === 'newer').length;
  const damaged = text === undefined ? 1 : read.length - games.length - newer;
  return { games, damaged, newer };
}

async function unpackText(body: string): Promise<string | undefined> {
  try {
    const opened = await sendThrough(
      new DecompressionStream('deflate'),
      new Blob([fromBase64(body)]),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    // Invalid base64, invalid or truncated deflate data, too many bytes, or invalid UTF-8.
    return undefined;
  }
}

/** Rejects if the output exceeds a parcel's limit. */
async function sendThrough(
  stream: CompressionStream | DecompressionStream,
  bytes: Blob,
): Promise<Uint8Array> {
  const reader = bytes.stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('the parcel is too large');
    }
    parts.push(value);
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
