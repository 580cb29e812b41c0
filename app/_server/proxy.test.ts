import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The Strict-Transport-Security header of a page requested over `scheme`. */
async function hstsOf(scheme: string): Promise<string | null> {
  const { proxy } = await import('@/proxy');
  const headers = { 'x-forwarded-proto': scheme };
  const answer = proxy(new NextRequest('http://localhost/games/KRWNQT', { headers }));
  return answer.headers.get('strict-transport-security');
}

it('makes browsers that come over https stay with it for a year, and no others', async () => {
  expect(await hstsOf('https')).toBe('max-age=31536000');
  expect(await hstsOf('https, http')).toBe('max-age=31536000');
  expect(await hstsOf('http')).toBeNull();
});

it('makes them stay with it for `HSTS_DAYS`, or not at all', async () => {
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
  const answer = proxy(new NextRequest(`http://localhost${requested}`));
  expect(answer.headers.get('location')).toBe(`http://localhost${canonical}`);
});

it.each(['/games/KRWNQT/sit', '/games/krwnqt', '/games/phone-KRWNQT', '/new/code'])(
  'does not redirect %s',
  async path => {
    const { proxy } = await import('@/proxy');
    expect(proxy(new NextRequest(`http://localhost${path}`)).headers.get('location')).toBeNull();
  },
);
