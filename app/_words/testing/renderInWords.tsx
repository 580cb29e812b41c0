import { cleanup, configure, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect } from 'vitest';
import type { en } from '@/app/_words/en';
import type { Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';

// No style sheet is read here, and to compute the style of every element took most of a test's time.
// And what is fetched later comes late where tests share a small machine's cores: slow is not broken.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** What is drawn, and somebody who uses it. */
export type Rendered = RenderResult & {
  readonly user: UserEvent;
  /** Taps what is found, once it hears taps: what has just come is deaf for a moment. */
  tap(found: HTMLElement | Promise<HTMLElement>): Promise<void>;
};

/** Draws in happy-dom what stands on a page, with all words of a language; gone again after the test. */
export async function renderInWords(
  children: ReactNode,
  language: Language = 'en',
): Promise<Rendered> {
  // As they are written: to compile all of a language takes longer than to read the few that are shown.
  // Typed as English, whose names and placeholders all languages share.
  const messages = (await readMessages(language)) as typeof en;
  const inWords = (inside: ReactNode) => (
    <IntlProvider locale={language} timeZone="UTC" messages={messages}>
      {inside}
    </IntlProvider>
  );
  const user = userEvent.setup();
  const result = render(inWords(children));
  return {
    ...result,
    rerender: inside => result.rerender(inWords(inside)),
    user,
    async tap(found) {
      const element = await found;
      await waitFor(() => expect(element.closest('.deaf')).toBeNull());
      await user.click(element);
    },
  };
}
