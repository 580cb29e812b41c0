import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Fieldbook',
    short_name: 'Fieldbook',
    description: 'An unofficial companion for the board game Cryptid.',
    start_url: '/',
    display: 'standalone',
    background_color: '#edeee1',
    theme_color: '#3e4a38',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
