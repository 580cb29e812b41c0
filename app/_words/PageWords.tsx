import type { ReactNode } from 'react';
import { getLanguage } from './request';
import { WordsProvider } from './WordsProvider';
import { provideWords } from './wordsAt';
import { wordsFiles } from './wordsFile';

/**
 * Provides the messages that pages' scripts need, in separate files that browsers and the service worker cache. They
 * contain the sentences of all clues and hints. These are public; only their assignment to seats is secret.
 */
export async function PageWords({ children }: { readonly children: ReactNode }) {
  const { language, version, files } = await wordsFiles(await getLanguage());
  for (const { address, messages } of Object.values(files)) provideWords(address, messages);
  return (
    <WordsProvider language={language} version={version}>
      {children}
    </WordsProvider>
  );
}
