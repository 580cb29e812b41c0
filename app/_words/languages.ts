/** The supported languages by their own names. The first is the fallback. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  hu: 'Magyar',
  cs: 'Čeština',
  ja: '日本語',
  ko: '한국어',
  'zh-Hans': '简体中文',
} as const satisfies Readonly<Record<string, string>>;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage);
