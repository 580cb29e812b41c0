/**
 * How Fieldbook gets onto a phone's home screen: it is there already (`app`); the browser offers it (`prompt`); by the
 * Share button, as on iPhones and iPads (`share`); by the browser's menu (`menu`); perhaps by that (`elsewhere`); or not
 * at all, since the address is not a safe one (`insecure`).
 */
export type InstallWay = 'app' | 'prompt' | 'share' | 'menu' | 'elsewhere' | 'insecure';

/** What a browser tells of itself. */
export interface Browser {
  readonly isApp: boolean;
  readonly isSecure: boolean;
  readonly hasPrompt: boolean;
  readonly userAgent: string;
  /** How many fingers the screen feels at once, from 0. */
  readonly touchPoints: number;
}

export function installWay(browser: Browser): InstallWay {
  if (browser.isApp) return 'app';
  if (browser.hasPrompt) return 'prompt';
  if (!browser.isSecure) return 'insecure';
  if (isApple(browser)) return 'share';
  return /Android.*Firefox\//.test(browser.userAgent) ? 'menu' : 'elsewhere';
}

/** An iPad calls itself a Mac; no Mac has a screen to touch. */
const isApple = ({ userAgent, touchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
