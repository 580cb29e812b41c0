import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Messages } from 'use-intl/core';
import { onceInProcess } from '@/lib/server/once';
import { isLanguage, type Language } from './languages';
import { isPart, PART_NAMES, PARTS, type Part } from './parts';
import { readWords } from './readWords';
import { type WordsVersion, wordsAddress } from './wordsAddress';

/** A part of a language's messages, as a file that browsers and the service worker cache. */
interface WordsFile {
  readonly address: string;
  /** The JSON, compressed in advance: Next compresses only pages, and a route cannot set `Content-Encoding`. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly messages: Messages;
}

/** All parts of a language's messages. */
interface WordsFiles extends WordsVersion {
  readonly files: Readonly<Record<Part, WordsFile>>;
}

const made = onceInProcess('files of messages', () => new Map<Language, Promise<WordsFiles>>());

export function wordsFiles(language: Language): Promise<WordsFiles> {
  const files = made.get(language) ?? makeFiles(language);
  made.set(language, files);
  return files;
}

async function makeFiles(language: Language): Promise<WordsFiles> {
  const words = await readWords(language);
  const texts = PART_NAMES.map(part => JSON.stringify(pick(words, PARTS[part])));
  const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  const files = PART_NAMES.map((part, index) => {
    const text = texts[index] ?? '';
    const address = wordsAddress({ language, version }, part);
    return [part, { address, gzipped: gzipSync(text), messages: JSON.parse(text) }];
  });
  return { language, version, files: Object.fromEntries(files) };
}

type Rooms = Readonly<Record<string, unknown>>;

/** The messages at these paths, such as "table" and "record.title". */
function pick(words: Rooms, paths: readonly string[]): Rooms {
  const rooms: Record<string, unknown> = {};
  for (const path of paths) {
    const [room = '', name] = path.split('.');
    const messages = words[room] as Rooms;
    rooms[room] =
      name === undefined ? messages : { ...(rooms[room] as Rooms), [name]: messages[name] };
  }
  return rooms;
}

/** The language and part in a file name, as at the end of `wordsAddress`, whatever its version. */
export function readFileName(name: string): { language: Language; part: Part } | undefined {
  const [, language, part] = /^([\w-]+)\.[0-9a-f]+\.(\w+)\.json\.gz$/.exec(name) ?? [];
  return isLanguage(language) && isPart(part) ? { language, part } : undefined;
}
