import type { Language } from './languages';
import type { Part } from './parts';

/** A language's messages as they are today. */
export interface WordsVersion {
  readonly language: Language;
  /** Changes with the text, so that browsers may keep the files for ever. */
  readonly version: string;
}

/** The address of a part's file. The service worker knows its form, too (`public/offline/keep.js`). */
export const wordsAddress = ({ language, version }: WordsVersion, part: Part): string =>
  `/words/${language}.${version}.${part}.json.gz`;
