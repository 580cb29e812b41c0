import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRequest, routeOf, watchRequests } from './requests';

describe('a logged route contains only our own words', () => {
  test.each([
    ['/', '/'],
    ['/new', '/new'],
    ['/api/health', '/api/health'],
    ['/krwnqt', '/:code'],
    ['/krw-nqt', '/:code'],
    ['/games/KRWNQT', '/games/:code'],
    ['/games/krwnqt/seats/2?_rsc=abc', '/games/:code/seats/:number'],
    ['/api/games', '/api/games'],
    ['/api/games/upload', '/api/games/upload'],
    ['/games/phone-KRWNQT/pass', '/games/:code/pass'],
    ['/api/games/KRWNQT/seats/1/claim', '/api/games/:code/seats/:number/claim'],
    ['/games/krw%20nqt/lay', '/games/:code/lay'],
    ['/_next/static/chunks/x.js', '/_next'],
    ['/api/within_pyramid/Ana', '/api/:other/:other'],
    ['', '/'],
  ])('%s is logged as %s', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });
});

describe('the current request is known throughout its handler', () => {
  const REQUESTS = 40;
  const shared = pause(20);
  const server = createServer((request, response) => void respond(request, response));

  beforeAll(async () => {
    watchRequests();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  /** Waits in every way that a route can, including on a promise shared with other requests. */
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const atFirst = currentRequest();
    await pause(Math.random() * 10);
    await text(request);
    await shared;
    await new Promise(resolve => setImmediate(resolve));
    const last = currentRequest();
    response.end(JSON.stringify({ id: last?.id, address: last?.address, same: last === atFirst }));
  }

  // On Linux, every address in 127.0.0.0/8 is local.
  const elsewhere = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

  test.each([
    { title: 'one after another', isPipelined: false },
    { title: 'before the first is answered', isPipelined: true },
  ])('for many requests on a few connections, sent $title', async ({ isPipelined }) => {
    const addresses = ['127.0.0.1', elsewhere, '127.0.0.1', elsewhere];
    const responses = await Promise.all(addresses.map(from => sendAll(from, isPipelined)));
    for (const [index, answers] of responses.entries()) {
      for (const { id, body } of answers)
        expect(body).toEqual({ id, address: addresses[index], same: true });
    }
    expect(new Set(responses.flat().map(({ id }) => id)).size).toBe(addresses.length * REQUESTS);
    expect(currentRequest()).toBeUndefined();
  });

  /** Sends requests over one connection; returns each response's id from header and body. */
  async function sendAll(localAddress: string, isPipelined: boolean) {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    const head = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n\r\n';
    let received = '';
    const answers = () =>
      [...received.matchAll(/X-Request-Id: (.*)\r\n(?:.+\r\n)*\r\n(\{.*?\})/g)].map(
        ([, id, body = '']) => ({ id, body: JSON.parse(body) }),
      );
    const send = () => socket.write(`${head}body`);
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part;
      const { length } = answers();
      if (length === REQUESTS) socket.end();
      else if (!isPipelined) send();
    });
    if (isPipelined) for (let n = 0; n < REQUESTS; n++) send();
    else send();
    await once(socket, 'close');
    return answers();
  }
});
