import type { Language } from './languages';
import type { Part } from './parts';

/** One version of a language's messages. */
export interface WordsVersion {
  readonly language: Language;
  /** A hash of the messages, so that browsers can cache the files forever. */
  readonly version: string;
}

/** The address of a part's file. The service worker parses it, too (`public/offline/keep.js`). */
export const wordsAddress = ({ language, version }: WordsVersion, part: Part): string =>
  `/words/${language}.${version}.${part}.json.gz`;
