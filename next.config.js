/** Headers of every response. The Content-Security-Policy of pages is set in proxy.ts. */
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** Distinguishes our responses from those of gateways: `ANSWER_HEADER` in app/addresses.ts. */
const OURS = { key: 'Fieldbook-Answer', value: '1' };

/** @type {import('next').NextConfig} */
const config = {
  // `npm run build:standalone` builds a self-contained folder, which `next start` does not support.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  // libsql requires its binary by a computed name, so all installed ones are included.
  outputFileTracingIncludes: { '/*': ['node_modules/@libsql/*/**'] },
  // `npm run types` checks types, including those of the tests, whose packages a server may lack.
  typescript: { ignoreBuildErrors: true },
  // Server code keeps its names: logs are more readable, and the build is faster.
  experimental: {
    serverMinification: false,
    serverSourceMaps: false,
    // In bytes, twice the default: a page loads three or four files and 2 KB less, but all pages together 16 % more.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  poweredByHeader: false,
  // Everything is drawn as SVG, so nothing needs the image service, through which anyone could request our API.
  images: { unoptimized: true },
  // Messages are compiled (app/_words/compileWords.ts), so use-intl needs no parser: its smaller formatter, which the
  // package also exports, replaces the full one.
  turbopack: {
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  reactStrictMode: true,
  // Native modules are not bundled but loaded from node_modules at run time.
  serverExternalPackages: ['libsql', 'pg', 'pino'],
  // A table's short address: six consonants, so it is never the name of a page.
  redirects: async () => [
    { source: '/:code([b-df-hj-np-tv-z]{6})', destination: '/games/:code/sit', permanent: false },
    // The short address at which another phone takes over one of its seats.
    {
      source: '/:code([b-df-hj-np-tv-z]{6})/:seat([1-5])',
      destination: '/games/:code/seats/:seat/take',
      permanent: false,
    },
    // Some chat apps percent-encode the `#` of a link.
    { source: '/puzzle%23:part', destination: '/puzzle#:part', permanent: false },
  ],
  // The table of a phone's own game, which the page loads from the phone.
  rewrites: async () => ({
    beforeFiles: [{ source: '/games/:code(phone-[A-Z]{6})/:page*', destination: '/kept' }],
  }),
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    {
      source: '/api/:path+',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }, OURS],
    },
    { source: '/puzzles/:path+', headers: [OURS] },
  ],
};

export default config;
