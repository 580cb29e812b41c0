/** The operator's settings, read once from environment variables. Throws on an invalid value. */
export const settings = {
  /** `file:` for SQLite, `postgres:` for a server. */
  databaseUrl: process.env.DATABASE_URL ?? 'file:.data/fieldbook.db',
  /** Days after its last change at which a game is removed. */
  keepDays: wholeNumber('KEEP_DAYS', 30),
  /** Wrong guesses, expensive requests and refused changes allowed per minute (`app/_server/limits`); 0 for no limit. */
  guessesPerMinute: wholeNumber('GUESSES_PER_MINUTE', 120),
  costlyPerMinute: wholeNumber('COSTLY_PER_MINUTE', 120),
  refusedPerMinute: wholeNumber('REFUSED_PER_MINUTE', 240),
  /**
   * Maximum number of open event streams per network, and per game (counted separately for seats and onlookers); 0 for
   * no limit.
   */
  streamsPerNetwork: wholeNumber('STREAMS_PER_NETWORK', 500),
  streamsPerGame: wholeNumber('STREAMS_PER_GAME', 100),
  /** Max-age of HSTS in days, for browsers that connect by HTTPS; 0 disables it. */
  hstsDays: wholeNumber('HSTS_DAYS', 365),
  /** Number of proxies in front of the server that append to X-Forwarded-For; 0 for none. */
  trustedProxies: wholeNumber('TRUSTED_PROXIES', 0),
  /** Public base URL, for link preview images and the codes that others scan; `undefined` if not set. */
  publicUrl: address('PUBLIC_URL'),
} as const;

function wholeNumber(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function address(name: string): URL | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://example.org, not "${text}"`);
  return new URL(text);
}
