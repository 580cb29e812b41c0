import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { getLanguage } from './request';
import { WordsProvider } from './WordsProvider';
import { provideWords } from './wordsAt';
import { wordsFile } from './wordsFile';

/**
 * Provides the messages that pages' scripts need, in a file of their own, which browsers and the service worker keep. It
 * has the sentences of all clues and hints. These are public; only their assignment to seats is secret.
 */
export async function PageWords({ children }: { readonly children: ReactNode }) {
  const language = await getLanguage();
  const { address, messages } = await wordsFile(language);
  provideWords(address, messages);
  preload(address, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <WordsProvider language={language} address={address}>
      {children}
    </WordsProvider>
  );
}
