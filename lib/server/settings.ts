/** What an operator may set, read once. */
export const settings = {
  /** `file:` for SQLite, `postgres:` for a server. */
  databaseUrl: process.env.DATABASE_URL ?? 'file:.data/fieldbook.db',
  /** Days after which a game that nobody touched is removed. */
  keepDays: wholeNumber('KEEP_DAYS', 30),
  /** How often a network may guess wrong in a minute, and ask for what is costly; 0 for no limit. */
  guessesPerMinute: wholeNumber('GUESSES_PER_MINUTE', 120),
  costlyPerMinute: wholeNumber('COSTLY_PER_MINUTE', 120),
  /** How many event streams a network may hold open at a time, and how many those who sit at a game, or look on; 0 for no limit. */
  streamsPerNetwork: wholeNumber('STREAMS_PER_NETWORK', 500),
  streamsPerGame: wholeNumber('STREAMS_PER_GAME', 100),
  /** For how many days browsers that came by https come by nothing else; 0 not to ask them for it. */
  hstsDays: wholeNumber('HSTS_DAYS', 365),
  /** How many proxies stand before us and add to X-Forwarded-For; 0 where none does. */
  trustedProxies: wholeNumber('TRUSTED_PROXIES', 0),
  /** Where others reach us: pictures beside links need whole addresses. */
  publicUrl: address('PUBLIC_URL', 'http://localhost:3000'),
} as const;

function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function address(name: string, otherwise: string): URL {
  const text = process.env[name] ?? otherwise;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://example.org, not "${text}"`);
  return new URL(text);
}
