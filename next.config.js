/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native modules stay outside the bundle: they are found in node_modules at run time.
  serverExternalPackages: ['libsql', 'pg'],
};

export default config;
