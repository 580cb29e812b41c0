'use client';

/** Re-exports the library's provider as a client component. */
export { IntlProvider as WordsProvider } from 'use-intl';
