import { connect } from 'node:net';
import { startTcpProxy, type TcpProxy } from '../tcpProxy';

/** A proxy that counts every byte the server sends over the network. */
export interface Counter extends Pick<TcpProxy, 'url' | 'close'> {
  /** Since the proxy was started. */
  bytes(): number;
}

export async function countBytes(url: string): Promise<Counter> {
  const { hostname, port } = new URL(url);
  let bytes = 0;
  const proxy = await startTcpProxy(() => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', part => {
      bytes += part.length;
    });
    return upstream;
  });
  return { ...proxy, bytes: () => bytes };
}
