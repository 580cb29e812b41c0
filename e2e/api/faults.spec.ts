import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { claim } from '../ask';
import { expect, test } from '../fixtures';
import { logsOf } from '../sharedServers';
import { createGame, gameAt } from '../table';

/** A server error that contains a game's code. */
const SENTENCE = 'game KRWNQT has no digits';

/** Runs in the server before it starts: any code that pads a six-digit number throws. */
const FAULT = `
  const { padStart } = String.prototype;
  String.prototype.padStart = function (length, fill) {
    if (length === 6 && fill === '0') throw new TypeError('${SENTENCE}');
    return padStart.call(this, length, fill);
  };
`;

/** Splitting the log by an id gives three parts if it occurs twice: in the error, and at the end of the request. */
const PARTS_IF_TWICE = 3;

test('a server error is 500 with an id that is also in the log, and no game code is logged', async ({
  serve,
  device,
}) => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(FAULT)}`;
  const server = await serve({ NODE_OPTIONS });
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
  await claim(phone, gameAt(code, server.url), 1);

  const answer = await phone.post(`${gameAt(code, server.url)}/seats/1/hand-over`);
  const id = answer.headers()['x-request-id'];
  expect(answer.status()).toBe(500);
  expect(await answer.json()).toEqual({
    error: { code: 'internal-error', message: expect.stringMatching(/^Something went wrong/), id },
  });
  await expect.poll(server.logs).toContain('"a request failed"');
  const line = server
    .logs()
    .split('\n')
    .find(each => each.includes('"a request failed"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 50,
    id,
    err: { type: 'TypeError', message: SENTENCE.replace('KRWNQT', ':code') },
  });

  await test.step('an id that the client sends is ignored', async () => {
    const headers = { 'x-fieldbook-request': 'made up', 'x-request-id': 'made up' };
    const response = await phone.post(`${gameAt(code, server.url)}/seats/1/hand-over`, { headers });
    const { error } = await response.json();
    expect(error.id).toBe(response.headers()['x-request-id']);
    await expect.poll(() => server.logs().split(error.id)).toHaveLength(PARTS_IF_TWICE);
    expect(server.logs()).not.toContain('made up');
  });

  await test.step('many requests over few connections each get their own id', async () => {
    const { cookies } = await phone.storageState();
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };

    const agent = new Agent({ keepAlive: true, maxSockets: 3 });
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const path = `${gameAt(code, server.url)}/seats/1/hand-over`;
        const [answer] = await once(
          request(path, { method: 'POST', headers, agent }).end(),
          'response',
        );
        const { error } = JSON.parse(await text(answer));
        expect(error.id).toBe(answer.headers['x-request-id']);
        return error.id;
      }),
    );
    agent.destroy();
    expect(new Set(ids).size).toBe(50);
    await expect(async () => {
      const log = server.logs();
      for (const each of ids) expect(log.split(each)).toHaveLength(PARTS_IF_TWICE);
    }).toPass();
  });
  expect(server.logs()).not.toMatch(new RegExp(`KRWNQT|${code}`, 'i'));
});

test('a phone that disconnects while sending is no server error', async ({
  shared,
  request: other,
}) => {
  const { url } = await shared('faultless');
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const head = `POST /api/games/upload HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n`;
  socket.write(`${head}{"mode":`);
  // This later request has its response, so the server has begun to read the one before.
  expect((await other.get(`${url}/api/health`)).ok()).toBe(true);
  socket.destroy();
  // No response was sent, so the log has Node's default status.
  const logged = '"method":"POST","route":"/api/games/upload","status":200';
  await expect.poll(() => logsOf('faultless')).toContain(logged);
  expect(await logsOf('faultless')).not.toContain('a request failed');
});
