/** What holds for every answer; the Content-Security-Policy of pages is proxy.ts's. */
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' },
];

/** @type {import('next').NextConfig} */
const config = {
  // `npm run build:standalone` makes a folder that runs by itself; `next start` is not meant for it.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  // libsql asks for its binary by a name that is put together: those installed all go along.
  outputFileTracingIncludes: { '/*': ['node_modules/@libsql/*/**'] },
  // Types are what `npm run types` checks, with the tests', which not everybody has installed.
  typescript: { ignoreBuildErrors: true },
  // Code for the server keeps its names instead: they say more in a log, and build in less time.
  experimental: { serverMinification: false, serverSourceMaps: false },
  poweredByHeader: false,
  // We draw everything as SVG: nothing needs the image service, and it would ask our API on demand.
  images: { unoptimized: true },
  // Messages come compiled (app/_words/compileWords.ts), so use-intl needs no parser for them: its own
  // small formatter stands in for the whole one, by the names that the package exports both under.
  turbopack: {
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  reactStrictMode: true,
  // Native modules stay outside the bundle: they are found in node_modules at run time.
  serverExternalPackages: ['libsql', 'pg', 'pino'],
  // The short address on a table's tag: six letters, never a vowel, so that no page's name is one.
  redirects: async () => [
    { source: '/:code([b-df-hj-np-tv-z]{6})', destination: '/games/:code/sit', permanent: false },
    // And where another phone takes a seat of it.
    {
      source: '/:code([b-df-hj-np-tv-z]{6})/:seat([1-5])',
      destination: '/games/:code/seats/:seat/take',
      permanent: false,
    },
  ],
  // The table of a game that a phone keeps by itself: the page finds it there.
  rewrites: async () => ({
    beforeFiles: [{ source: '/games/:code(phone-[A-Z]{6})/:page*', destination: '/kept' }],
  }),
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    {
      source: '/api/:path+',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }],
    },
  ],
};

export default config;
