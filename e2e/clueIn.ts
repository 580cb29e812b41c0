import type { Messages } from '@/app/_words/testing/flatten';
import { flatten } from '@/app/_words/testing/flatten';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';

/** Matches any complete clue sentence of a language. */
export function clueIn(words: Messages): RegExp {
  const sentences = [...flatten(words)].flatMap(([path, sentence]) =>
    path.startsWith('clues.sentence.') ? [escapeForPattern(withoutMarks(sentence))] : [],
  );
  return new RegExp(`^(${sentences.join('|')})$`);
}

const escapeForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
