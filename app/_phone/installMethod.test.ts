import { expect, test } from 'vitest';
import { type Browser, type InstallMethod, installMethod } from './installMethod';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const fresh: Browser = {
  isApp: false,
  isSecure: true,
  hasPrompt: false,
  userAgent: CHROME,
  touchPoints: 5,
};

test.each<[string, Partial<Browser>, InstallMethod]>([
  ['the app itself', { isApp: true, userAgent: IPHONE }, 'app'],
  ['a browser with an install prompt', { hasPrompt: true }, 'prompt'],
  ['such a browser when it is installed, or before the prompt', {}, 'elsewhere'],
  ['plain http', { isSecure: false }, 'insecure'],
  [
    'plain http on an iPhone, which could install it, but not open it offline',
    { isSecure: false, userAgent: IPHONE },
    'insecure',
  ],
  ['an iPhone', { userAgent: IPHONE }, 'share'],
  ['an iPad, which calls itself a Mac', { userAgent: MAC }, 'share'],
  ['a Mac', { userAgent: MAC, touchPoints: 0 }, 'elsewhere'],
  ['Firefox on Android', { userAgent: FIREFOX }, 'menu'],
])('the install method of %s', (_title, browser, method) => {
  expect(installMethod({ ...fresh, ...browser })).toBe(method);
});
