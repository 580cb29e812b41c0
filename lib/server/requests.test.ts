import { describe, expect, test } from 'vitest';
import { escapeBroken, isReadable, isTaken, routeOf } from './requests';

describe('a logged route holds our own words alone', () => {
  test.each([
    ['/', '/'],
    ['/new', '/new'],
    ['/api/health', '/api/health'],
    ['/krwnqt', '/:code'],
    ['/krw-nqt', '/:code'],
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

test.each([
  ['/api/games/%', '/api/games/%25'],
  ['/games/%ff/%20?q=%', '/games/%25ff/%2520?q=%'],
  ['/games/%00?q=%&r=?', '/games/%00?q=%&r=?'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['*', '/*'],
])('%s is asked as %s', (url, asked) => {
  expect(escapeBroken(url)).toBe(asked);
});

describe('what is not taken is asked as PUT, which is refused', () => {
  test.each([
    ['GET', '/games/KRWNQT', true],
    ['POST', '/games/KRWNQT', false],
    ['POST', '/api/games', true],
    ['DELETE', '/api/games/KRWNQT/hint', true],
    ['DELETE', '/new', false],
    ['PROPFIND', '/api/games', false],
    ['', '/', false],
  ])('%s %s: %s', (method, url, taken) => {
    expect(isTaken(method, url)).toBe(taken);
  });
});

test.each([
  [undefined, true],
  [encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,1]'), true],
  ['xx', false],
  ['%', false],
  ['null', false],
  [encodeURIComponent('[]'), false],
  [encodeURIComponent('[{}]'), false],
])('a router state of %s is handed on: %s', (header, readable) => {
  expect(isReadable(header)).toBe(readable);
});
