'use client';

/** The library's provider, marked as what runs in the browser, too. */
export { IntlProvider as WordsProvider } from 'use-intl';
