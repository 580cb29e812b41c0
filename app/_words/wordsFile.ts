import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Messages } from 'use-intl/core';
import { onceInProcess } from '@/lib/server/once';
import { isLanguage, type Language } from './languages';
import { readWords } from './readWords';

/** All messages that a language's pages may show, as one file that browsers and the service worker keep. */
interface WordsFile {
  /** Changes with the text, so that browsers may keep the file for ever. */
  readonly address: string;
  /** Their JSON, compressed as a part of the file: Next compresses only pages, and lets no route say that it has. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly messages: Messages;
}

/** Rooms that are only read on the server: how to play comes as HTML. */
const SERVER_ONLY: readonly string[] = ['howTo'];

const files = onceInProcess('files of messages', () => new Map<Language, Promise<WordsFile>>());

export function wordsFile(language: Language): Promise<WordsFile> {
  const file = files.get(language) ?? makeFile(language);
  files.set(language, file);
  return file;
}

async function makeFile(language: Language): Promise<WordsFile> {
  const rooms = Object.entries(await readWords(language));
  const messages = Object.fromEntries(rooms.filter(([room]) => !SERVER_ONLY.includes(room)));
  const text = JSON.stringify(messages);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    address: `/words/${language}.${version}.json.gz`,
    gzipped: new Uint8Array(gzipSync(text)),
    messages: messages as unknown as Messages,
  };
}

/** The language of a file named like the last part of such an address, whatever its version; else `undefined`. */
export function languageOfFile(name: string): Language | undefined {
  const [, language] = /^([\w-]+)\.[0-9a-f]+\.json\.gz$/.exec(name) ?? [];
  return isLanguage(language) ? language : undefined;
}
