import { describe, expect, test } from 'vitest';
import { routeOf } from './requests';

describe('a logged route holds our own words alone', () => {
  test.each([
    ['/', '/'],
    ['/new', '/new'],
    ['/games/KRWNQT', '/games/:code'],
    ['/games/krwnqt/seats/2?_rsc=abc', '/games/:code/seats/:number'],
    ['/api/games', '/api/games'],
    ['/api/games/KRWNQT/seats/1/claim', '/api/games/:code/seats/:number/claim'],
    ['/games/krw%20nqt/lay', '/games/:code/lay'],
    ['/_next/static/chunks/x.js', '/_next'],
    ['/api/within_pyramid/Ana', '/api/:other/:other'],
    ['', '/'],
  ])('%s is %s', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });
});
