import { compileWords } from './compileWords';
import type { en } from './en';
import type { Language } from './languages';
import { withOwnWords } from './ownWords';
import type { Words } from './words';

/** Each language has its own file, loaded on first use. */
const READ: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  it: async () => (await import('./it')).it,
  'pt-BR': async () => (await import('./ptBR')).ptBR,
  nl: async () => (await import('./nl')).nl,
  pl: async () => (await import('./pl')).pl,
  hu: async () => (await import('./hu')).hu,
  cs: async () => (await import('./cs')).cs,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  'zh-Hans': async () => (await import('./zhHans')).zhHans,
};

/** A language's messages, uncompiled. */
export const readMessages = (language: Language): Promise<Words> => READ[language]();

const compiled = new Map<Language, Promise<typeof en>>();

/** A language's messages, compiled once. Typed like the English ones, whose names they share. */
export function readWords(language: Language): Promise<typeof en> {
  const words = compiled.get(language) ?? compileLanguage(language);
  compiled.set(language, words);
  return words;
}

const compileLanguage = async (language: Language): Promise<typeof en> =>
  // use-intl's types know only uncompiled messages.
  compileWords(await withOwnWords(language, await readMessages(language))) as unknown as typeof en;
