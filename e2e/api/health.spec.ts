import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { holdLock } from '@/lib/testing/holdLock';
import { claim } from '../ask';
import { expect, test } from '../fixtures';
import { createGame, gameAt, viewTable } from '../table';

test('a healthy server says so', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('a server that is asked to stop ends by itself, though somebody asks for nothing, for half a thing, or for another protocol', async ({
  serve,
}) => {
  const server = await serve();
  const { port, hostname } = new URL(server.url);
  const sent = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ];
  const sockets = sent.map(part => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(part);
    return socket;
  });
  await Promise.all(sockets.map(socket => once(socket, 'connect')));
  await expect(server.stop()).resolves.toBeUndefined();
});

test('a server whose file is gone says so', async ({ serve, device, databaseUrl }) => {
  const { url } = await serve();
  const phone = await device();
  const path = databaseUrl.replace('file:', '');
  await rename(path, `${path}-away`);
  const lost = await phone.get(`${url}/api/health`);
  expect(lost.status()).toBe(503);
  expect(await lost.json()).toEqual({ status: 'degraded', broken: ['file'] });
  await rename(`${path}-away`, path);
  expect((await phone.get(`${url}/api/health`)).status()).toBe(200);
});

test('while another process writes, tables are shown, and changes come after', async ({
  serve,
  device,
  databaseUrl,
}) => {
  const { url } = await serve();
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, url);
  const letGo = await holdLock(databaseUrl.replace('file:', ''));
  let isClaimed = false;
  const claimed = claim(phone, gameAt(code, url), 1).finally(() => {
    isClaimed = true;
  });
  for (let time = 1; time <= 5; time++) {
    expect((await viewTable(phone, code, url)).seats[0]?.claimed).toBe(false);
    expect((await phone.get(`${url}/api/health`)).status()).toBe(200);
  }
  expect(isClaimed).toBe(false);
  await letGo();
  expect((await claimed).seats[0]?.claimed).toBe(true);
});
