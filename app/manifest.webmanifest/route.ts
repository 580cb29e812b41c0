import type { MetadataRoute } from 'next';
import { THEME_GROUNDS } from '@/app/_ui/theme';
import { getLanguage, getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';

/** The web app manifest, in the user's language. */
export async function GET(): Promise<Response> {
  const [language, pages, start, ending] = await Promise.all([
    getLanguage(),
    getWords('pages'),
    getWords('start'),
    getWords('ending'),
  ]);
  const icon = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });
  const screenshot = (name: string, label: string) => ({
    src: `/pictures/${name}.jpg`,
    sizes: '590x1277',
    type: 'image/jpeg',
    form_factor: 'narrow' as const,
    label,
  });
  const manifest: MetadataRoute.Manifest = {
    // Must never change, not even with the language or the start page: phones identify the app by it.
    id: '/',
    name: 'Fieldbook',
    short_name: 'Fieldbook',
    description: pages('shortDescription'),
    lang: language,
    dir: 'ltr',
    categories: ['games', 'entertainment'],
    start_url: ADDRESSES.start,
    scope: '/',
    display: 'standalone',
    background_color: THEME_GROUNDS.paper,
    theme_color: COVER,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      { ...icon('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: pages('newGame'), url: ADDRESSES.newGame, icons: [icon('/icon-192.png', '192x192')] },
      {
        name: start('continueGame'),
        url: ADDRESSES.goOn,
        icons: [icon('/icon-192.png', '192x192')],
      },
    ],
    screenshots: [
      screenshot('table', pages('table')),
      screenshot('lay', pages('layMap')),
      screenshot('seat', pages('yourSeat')),
      screenshot('end', ending('title')),
      {
        src: '/pictures/wide.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: pages('table'),
      },
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}

/** The cover's colour in the paper theme: `--color-canvas` in theme.css. */
const COVER = '#3e4a38';
