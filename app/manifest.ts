import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const words = await getTranslations('pages');
  return {
    name: 'Fieldbook',
    short_name: 'Fieldbook',
    description: words('shortDescription'),
    start_url: '/',
    display: 'standalone',
    background_color: '#edeee1',
    theme_color: '#3e4a38',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
