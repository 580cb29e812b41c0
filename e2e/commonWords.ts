import { compileWords } from '@/app/_words/compileWords';
import { en } from '@/app/_words/en';

/**
 * Every page brings along all that Fieldbook can say, every clue among it. That tells nobody
 * anything, so it is taken away, name and words together, before a text is searched for secrets.
 */
export function withoutCommonWords(text: string): string {
  // A page's payload lies in its scripts: in pieces, and with its quotes escaped.
  const plain = text
    .replaceAll(/"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g, '')
    .replaceAll('\\"', '"')
    .replaceAll('&quot;', '"');
  if (!plain.includes(COMMON_WORDS[0] ?? '')) return plain;
  return COMMON_WORDS.reduce((rest, words) => rest.replaceAll(words, ''), plain);
}

const COMMON_WORDS = written(compileWords(en));

/** Every message as its place in a payload has it: "name":"words". */
function written(messages: object): readonly string[] {
  return Object.entries(messages).flatMap(([name, message]) =>
    typeof message === 'string' || Array.isArray(message)
      ? [`${JSON.stringify(name)}:${JSON.stringify(message)}`]
      : written(message),
  );
}
