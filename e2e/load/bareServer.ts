import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('bare.mjs', import.meta.url));

export async function startBareServer(databaseUrl: string): Promise<BareServer> {
  const server = fork(PROGRAM, { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const [port] = await once(server, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
    },
  };
}
