// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { chooseLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { FollowLanguage } from './FollowLanguage';
import { router } from './testing/nextNavigation';

const refresh = vi.spyOn(router, 'refresh');
const fetched = vi.fn(async () => ourAnswer({}));
const comeBack = (event = new Event('focus')) => act(async () => void window.dispatchEvent(event));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  forgetLanguage();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  ['has the focus', () => comeBack()],
  [
    'becomes visible',
    () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
  ],
])(
  'a page switches to the language chosen in another window when it %s again',
  async (_, again) => {
    chooseLanguage('de');
    await renderInWords(<FollowLanguage />);
    await again();
    expect(refresh).not.toHaveBeenCalled();

    chooseLanguage('fr');
    expect(refresh).not.toHaveBeenCalled();
    await again();
    expect(refresh).toHaveBeenCalledTimes(1);
    await again();
    expect(refresh).toHaveBeenCalledTimes(1);

    forgetLanguage();
    await again();
    expect(refresh).toHaveBeenCalledTimes(2);
  },
);

test('a cached page in another language than the chosen one does not switch', async () => {
  chooseLanguage('fr');
  await renderInWords(<FollowLanguage />, 'de');
  await comeBack();
  expect(refresh).not.toHaveBeenCalled();
});

test('without the server, the page switches once the server is back', async () => {
  await renderInWords(<FollowLanguage />);
  chooseLanguage('fr');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await comeBack();
  expect(refresh).not.toHaveBeenCalled();
  await comeBack(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
});
