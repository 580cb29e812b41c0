import type { MetadataRoute } from 'next';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const words = await getWords('pages');
  return {
    name: 'Fieldbook',
    short_name: 'Fieldbook',
    description: words('shortDescription'),
    start_url: ADDRESSES.start,
    display: 'standalone',
    background_color: '#edeee1',
    theme_color: '#3e4a38',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
