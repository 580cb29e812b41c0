import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Random } from '../random';

/** Six of 2,048 words: still easy to say, and too many to try them all against a map that one sees. */
const WORDS = 6;

/** A seed that anyone can say aloud: "fox-lantern-creek-…", six words. */
export const drawSpokenSeed = (random: Random): string =>
  Array.from({ length: WORDS }, () => wordlist[random.below(wordlist.length)]).join('-');
