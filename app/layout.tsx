import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { originsForOthers } from '@/app/_server/originsForOthers';
import { PAGE_SCRIPTS } from '@/app/_server/pageScripts';
import { nonceOf, POLICY_HEADER } from '@/app/_server/policy';
import { THEME_GROUNDS } from '@/app/_ui/theme';
import { getLanguage, getWords, isOwnLanguage } from '@/app/_words/request';
import { ORIGINS_META } from '@/app/addresses';
import { settings } from '@/lib/server/settings';
import { LazyOffline } from './_offline/LazyOffline';
import { EarlyInput } from './_ui/EarlyInput';
import { FollowLanguage } from './_ui/FollowLanguage';
import { PageFocus } from './_ui/PageFocus';
import { PageWords } from './_words/PageWords';
import './globals.css';

// Not preloaded: on slow networks, text appears sooner in a fallback font with the same metrics.
const atkinson = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson',
  preload: false,
});
const brygada = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-brygada',
  preload: false,
});
// For letters such as ő and ł in players' names. Fetched only if one occurs.
const atkinsonExtended = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F' }],
});
const brygadaExtended = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-brygada-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F' }],
});
const FONTS = [atkinson, brygada, atkinsonExtended, brygadaExtended];

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return {
    title: { default: 'Fieldbook', template: '%s · Fieldbook' },
    description: words('description'),
    metadataBase: settings.publicUrl ?? new URL('http://localhost:3000'),
    openGraph: {
      type: 'website',
      siteName: 'Fieldbook',
      images: [{ url: '/social.png', width: 1200, height: 630, alt: words('socialAlt') }],
    },
    appleWebApp: { capable: true, title: 'Fieldbook', statusBarStyle: 'default' },
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_GROUNDS.paper },
    { media: '(prefers-color-scheme: dark)', color: THEME_GROUNDS.lantern },
  ],
};

interface RootLayoutProps {
  readonly children: ReactNode;
  /** The overlay slot, for the rules and the settings. */
  readonly over: ReactNode;
}

export default async function RootLayout({ children, over }: RootLayoutProps) {
  const nonce = nonceOf((await headers()).get(POLICY_HEADER) ?? '');
  const origins = await originsForOthers();
  return (
    // Only the browser knows the theme: it sets an attribute that the server's HTML lacks.
    <html
      lang={await getLanguage()}
      translate={(await isOwnLanguage()) ? 'no' : undefined}
      className={FONTS.map(font => font.variable).join(' ')}
      suppressHydrationWarning
    >
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {PAGE_SCRIPTS}
        </script>
        {/* With extensions that darken pages, some terrains would have the same colour. */}
        <meta name="darkreader-lock" />
        {origins && <meta name={ORIGINS_META} content={origins.join(' ')} />}
      </head>
      <body>
        {/* With cookies, since they select the manifest's language. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <PageWords>
          {children}
          {over}
          <LazyOffline />
          <FollowLanguage />
          <PageFocus />
          <EarlyInput />
        </PageWords>
      </body>
    </html>
  );
}
