import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';
import de from '@/app/_words/messages/de.json' with { type: 'json' };

vi.mock('next/headers', () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers({ 'accept-language': 'de' }),
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The Strict-Transport-Security header of a page requested over `scheme`. */
async function hstsOf(scheme: string): Promise<string | null> {
  const { proxy } = await import('@/proxy');
  const headers = { 'x-forwarded-proto': scheme };
  const answer = await proxy(new NextRequest('http://localhost/games/KRWNQT', { headers }));
  return answer.headers.get('strict-transport-security');
}

it('sets HSTS for a year over https, and not over http', async () => {
  expect(await hstsOf('https')).toBe('max-age=31536000');
  expect(await hstsOf('https, http')).toBe('max-age=31536000');
  expect(await hstsOf('http')).toBeNull();
});

it('sets HSTS for `HSTS_DAYS`, and not at all for 0', async () => {
  vi.stubEnv('HSTS_DAYS', '1');
  expect(await hstsOf('https')).toBe('max-age=86400');
  vi.resetModules();
  vi.stubEnv('HSTS_DAYS', '0');
  expect(await hstsOf('https')).toBeNull();
});

it.each([
  ['/GAMES/KRWNQT', '/games/KRWNQT'],
  ['/Games/krwnqt/SEATS/2/TAKE', '/games/krwnqt/seats/2/take'],
  ['/GAMES/KRWNQT/SIT?SEAT=2', '/games/KRWNQT/sit?seat=2'],
])('redirects a table’s address in capitals, %s, to %s', async (requested, canonical) => {
  const { proxy } = await import('@/proxy');
  const answer = await proxy(new NextRequest(`http://localhost${requested}`));
  expect(answer.headers.get('location')).toBe(`http://localhost${canonical}`);
});

it.each([
  ['/ＫＲＷＮＱＴ/２', '/KRWNQT/2'],
  ['/KRWNQT/٢', '/KRWNQT/2'],
  ['/games/KRWNQT/seats/२?x=1', '/games/KRWNQT/seats/2?x=1'],
])('redirects an address in another script, %s, to %s', async (requested, canonical) => {
  const { proxy } = await import('@/proxy');
  const answer = await proxy(new NextRequest(`http://localhost${requested}`));
  expect(answer.headers.get('location')).toBe(`http://localhost${canonical}`);
});

it.each([
  ['/games/%', '/games/%25'],
  ['/games/KRWNQT/seats/%A?x=%', '/games/KRWNQT/seats/%25A'],
  ['/%ff', '/%25ff'],
])(
  'redirects a malformed address, %s, to a well-formed one without a page',
  async (requested, shown) => {
    const { proxy } = await import('@/proxy');
    const answer = await proxy(new NextRequest(`http://localhost${requested}`));
    expect(answer.headers.get('location')).toBe(`http://localhost${shown}`);
  },
);

it.each(['/api/games/%', '/api/games/%ff/hint', '/api/%'])(
  'refuses a call to %s with a code, and a message in the request’s language',
  async path => {
    const { proxy } = await import('@/proxy');
    const answer = await proxy(new NextRequest(`http://localhost${path}`, { method: 'POST' }));
    expect(answer.status).toBe(404);
    const error = { code: 'route-not-found', message: de.errors['route-not-found'] };
    expect(await answer.json()).toEqual({ error });
  },
);

it.each([
  '/games/KRWNQT/sit',
  '/games/krwnqt',
  '/games/phone-KRWNQT',
  '/new/code',
  // In plain letters this would be the address of another site.
  '/／elsewhere.example',
  '/狐狸',
])('does not redirect %s', async path => {
  const { proxy } = await import('@/proxy');
  const answer = await proxy(new NextRequest(`http://localhost${path}`));
  expect(answer.headers.get('location')).toBeNull();
});
