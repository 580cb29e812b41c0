import fc from 'fast-check';

/** Requests that our pages never send, mixed with some that they might. */

export type OddRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Whether the body is sent in chunks, without a content length. */
  readonly chunked: boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
/** The app's limit. */
export const LARGEST_BODY_BYTES = 16 * 1024;

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const segment = fc.oneof(
  anyText.map(encodeURIComponent),
  fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '%2e%2e',
    '..',
    '__proto__',
    'constructor',
    '-1',
    '1e9',
    '[code]',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map(encodeURI),
);
const seat = fc.oneof(fc.constantFrom('1', '2', '3', '0', '99', '01', '1.0'), segment);

/** All addresses of the app, some with odd segments, and some that do not exist. */
const pathOf = (code: string) => {
  const game = fc.oneof({ weight: 3, arbitrary: fc.constant(code) }, segment);
  const path = fc.oneof(
    fc.constantFrom(
      '/',
      '/new',
      '/api/games',
      '/api/games/upload',
      '/api/deduce',
      '/api/health',
      '/api',
      '/manifest.webmanifest',
      '/pictures/table.jpg',
    ),
    game.map(one => `/api/games/${one}`),
    fc
      .tuple(game, fc.constantFrom('hint', 'votes', 'live', 'record', 'check-board'))
      .map(([one, two]) => `/api/games/${one}/${two}`),
    fc.tuple(game, seat).map(([one, two]) => `/api/games/${one}/seats/${two}`),
    fc
      .tuple(game, seat, fc.constantFrom('claim', 'look', 'hand-over', 'take', 'notebook'))
      .map(([one, two, three]) => `/api/games/${one}/seats/${two}/${three}`),
    fc.array(segment, { maxLength: 6 }).map(parts => `/api/${parts.join('/')}`),
    fc
      .tuple(game, fc.constantFrom('', '/lay', '/seats/1', '/seats/x'))
      .map(([one, two]) => `/games/${one}${two}`),
    fc.array(segment, { maxLength: 6 }).map(parts => `/${parts.join('/')}`),
    fc.integer({ min: 1000, max: 8000 }).map(length => `/api/games/${'x'.repeat(length)}`),
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.constantFrom('?', '?%', '?code=a&code=b', '?nxtPcode=%', '?_rsc=x', '?__proto__=1'),
  );
  return fc.tuple(path, query).map(parts => parts.join(''));
};

const anyJson = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"mode":"normal",',
    '{"seat":1,"seat":2}',
    '{"__proto__":{"seat":1}}',
    '{"constructor":{"prototype":{"seat":1}}}',
    '{"mode":"normal","players":3,"mapCode":"constructor"}',
    '{"name":"\\ud800"}',
    '\ufeff{}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  ),
  fc
    .record(
      {
        mode: fc.oneof(fc.constantFrom('normal', 'advanced', 'toString'), anyText, fc.integer()),
        players: fc.oneof(fc.constantFrom(2, 6, 3.5, '3', null), fc.double(), fc.maxSafeInteger()),
        seed: fc.oneof(anyText, fc.constant('x'.repeat(300)), fc.constant(7)),
        mapCode: fc.oneof(anyText, fc.constantFrom('79B48C6A152A76418B', '000000000000000000')),
        seat: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('1', null, 1, 2, 3), anyText),
        name: fc.oneof(anyText, fc.constantFrom('\u202e', '\u3164', 'x'.repeat(9999), 7)),
        color: fc.oneof(anyText, fc.constantFrom('red', 'teal', '__proto__')),
        type: fc.oneof(
          fc.constantFrom('start', 'place', 'fix', 'correct', 'undo', 'turn', '__proto__'),
          anyText,
        ),
        owner: fc.oneof(fc.integer(), fc.constantFrom(0, 1, '0', null)),
        entry: fc.oneof(anyText, fc.constantFrom(null, '_'.repeat(16))),
        as: fc.oneof(fc.json(), fc.constant({ owner: 0, space: { row: 1, col: 1 }, kind: 'cube' })),
        space: fc.oneof(fc.json(), fc.constantFrom({ row: 1, col: 1 }, { row: 0, col: 13 })),
        kind: fc.constantFrom('cube', 'disc', 'token'),
        level: fc.oneof(fc.constantFrom('none', 'joint', 'most'), anyText),
        text: fc.oneof(anyText, fc.constant('x'.repeat(20_001)), fc.constant(null)),
        digits: fc.oneof(anyText, fc.constantFrom('000000', '12345', 123456)),
      },
      { requiredKeys: [] },
    )
    .map(body => JSON.stringify(body)),
);

const body = fc.oneof(
  fc.constant(undefined),
  anyJson.map(text => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
  fc.integer({ min: -2, max: 2 }).map(more => Buffer.alloc(LARGEST_BODY_BYTES + more, ' ')),
  fc.constant(Buffer.alloc(4 * LARGEST_BODY_BYTES, '{')),
);

const headers = fc
  .record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        '\u00ff',
      ),
      cookie: fc.constantFrom(
        'fieldbook-device=',
        'fieldbook-device=%',
        `fieldbook-device=${'A'.repeat(22)}`,
        `fieldbook-device=${'B'.repeat(22)}; fieldbook-device=x`,
        `other=${'x'.repeat(4000)}`,
        '__proto__=1; =; ;;',
        '\u00ff=\u00fe',
      ),
      origin: fc.constantFrom('null', '%', 'https://elsewhere.example', 'http://[', ''),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'nonsense'),
      'x-forwarded-for': fc.constantFrom(',,,', '1.2.3.4', 'x'.repeat(500)),
      'x-forwarded-proto': fc.constantFrom('https', ',', '\u00ff'),
      'x-forwarded-host': fc.constantFrom('%', 'a b', 'elsewhere.example'),
      accept: fc.constantFrom('text/event-stream', '*/*;q=x', ''),
      'accept-language': fc.constantFrom('xx-!', '*'),
      range: fc.constantFrom('bytes=0-1,5-2', 'bytes=99999999-'),
      'if-match': fc.constantFrom('"x"', '*', '"'),
      'if-unmodified-since': fc.constantFrom('Mon, 01 Jan 2001 00:00:00 GMT', 'x'),
      rsc: fc.constant('1'),
      'next-router-prefetch': fc.constant('1'),
      'next-action': fc.constantFrom('abc', '0'.repeat(42)),
    },
    { requiredKeys: [] },
  )
  // Few oddities per request, so that most requests pass the first checks.
  .chain(all => fc.subarray(Object.entries(all), { maxLength: 3 }))
  .map(some => Object.fromEntries(some));

/** A request about that game or an unrelated one. */
export const oddRequest = (code: string): fc.Arbitrary<OddRequest> =>
  fc.record({
    method: fc.constantFrom(...METHODS),
    path: pathOf(code),
    headers,
    body,
    chunked: fc.boolean(),
  });
