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
  const answer = proxy(new NextRequest('http://here/games/KRWNQT', { headers }));
  return answer.headers.get('strict-transport-security');
}

it('has browsers that came by https keep to it for a year, and no others', async () => {
  expect(await hstsOf('https')).toBe('max-age=31536000');
  expect(await hstsOf('https, http')).toBe('max-age=31536000');
  expect(await hstsOf('http')).toBeNull();
});

it('has them keep to it for as long as an operator says, or not at all', async () => {
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
])('leads a table’s address in capitals, %s, to %s', async (asked, led) => {
  const { proxy } = await import('@/proxy');
  const answer = proxy(new NextRequest(`http://here${asked}`));
  expect(answer.headers.get('location')).toBe(`http://here${led}`);
});

it.each(['/games/KRWNQT/sit', '/games/krwnqt', '/games/phone-KRWNQT', '/new/code'])(
  'leaves %s where it is',
  async asked => {
    const { proxy } = await import('@/proxy');
    expect(proxy(new NextRequest(`http://here${asked}`)).headers.get('location')).toBeNull();
  },
);
