import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between us and a server, which can lose what is said without telling anybody. */
export interface DeafProxy {
  /** The server's URL by way of the proxy. */
  readonly url: string;
  /** Connections that are open stay open, and nothing comes through them any more. */
  deafen(): void;
  /** Whether new connections fare no better. */
  isDeaf: boolean;
  close(): Promise<void>;
}

export async function startDeafProxy(url: string): Promise<DeafProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const door = createServer(caller => {
    const onward = connect(Number(target.port), target.hostname);
    const pair = [caller, onward] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [onward, caller] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      if (!proxy.isDeaf) from.pipe(to);
      else from.resume();
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const here = new URL(url);
  here.port = String((door.address() as AddressInfo).port);

  const proxy: DeafProxy = {
    url: here.href,
    isDeaf: false,
    deafen() {
      for (const [caller, onward] of pairs) {
        for (const socket of [caller, onward]) socket.unpipe().resume();
      }
    },
    async close() {
      const closed = once(door, 'close');
      door.close();
      for (const [caller, onward] of pairs) {
        caller.destroy();
        onward.destroy();
      }
      await closed;
    },
  };
  return proxy;
}
