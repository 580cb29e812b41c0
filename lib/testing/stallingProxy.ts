import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy between a client and a server that can silently drop all data, or only PostgreSQL's notifications. */
export interface StallingProxy {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** Keeps the existing connections open but drops all their data from now on. */
  stall(): void;
  /** Whether new connections drop all data as well. */
  isStalled: boolean;
  /** Whether LISTEN is accepted without effect, as by a pooler that reassigns connections. */
  isPooling: boolean;
  close(): Promise<void>;
}

export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const listener = createServer(caller => {
    const onward = connect(Number(target.port), target.hostname);
    const pair = [caller, onward] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [onward, caller] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      if (proxy.isStalled) from.resume();
      else if (from === caller) from.pipe(createPooling()).pipe(to);
      else from.pipe(to);
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const ownUrl = new URL(url);
  ownUrl.port = String((listener.address() as AddressInfo).port);

  /** Rewrites a statement's channel to another of the same length. */
  const createPooling = () =>
    new Transform({
      transform(sent: Buffer, _, done) {
        const elsewhere = sent.toString('latin1').replace('listen fieldbook', 'listen elsewhere');
        done(null, proxy.isPooling ? Buffer.from(elsewhere, 'latin1') : sent);
      },
    });

  const proxy: StallingProxy = {
    url: ownUrl.href,
    isStalled: false,
    isPooling: false,
    stall() {
      for (const [caller, onward] of pairs) {
        for (const socket of [caller, onward]) socket.unpipe().resume();
      }
    },
    async close() {
      const closed = once(listener, 'close');
      listener.close();
      for (const [caller, onward] of pairs) {
        caller.destroy();
        onward.destroy();
      }
      await closed;
    },
  };
  return proxy;
}
