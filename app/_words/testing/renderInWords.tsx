import { cleanup, configure, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect } from 'vitest';
import type { Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import type { en } from '@/app/_words/words';

// `defaultHidden`: no style sheet is loaded, and computing every element's style would take most of a test's time. The
// timeout is long because lazy components load slowly when tests share the cores of a small machine.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** The rendered page, and a simulated user. */
export type Rendered = RenderResult & {
  readonly user: UserEvent;
  /** Taps an element once it is no longer `.deaf`: new elements ignore taps for a moment. */
  tap(found: HTMLElement | Promise<HTMLElement>): Promise<void>;
};

/** Renders a page's content in happy-dom with a language's messages. It is removed after the test. */
export async function renderInWords(
  children: ReactNode,
  language: Language = 'en',
): Promise<Rendered> {
  // Uncompiled: compiling a whole language takes longer than parsing the few messages shown. All languages share the
  // names and placeholders of the English messages.
  const messages = (await readMessages(language)) as typeof en;
  const inWords = (content: ReactNode) => (
    <IntlProvider locale={language} timeZone="UTC" messages={messages}>
      {content}
    </IntlProvider>
  );
  const user = userEvent.setup();
  const result = render(inWords(children));
  return {
    ...result,
    rerender: content => result.rerender(inWords(content)),
    user,
    async tap(found) {
      const element = await found;
      await waitFor(() => expect(element.closest('.ignores-taps')).toBeNull());
      await user.click(element);
    },
  };
}
