import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port on 127.0.0.1 that is free at the moment; another process may still take it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
