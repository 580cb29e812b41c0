import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The built app as a process of its own, to be asked, stopped and killed. */
export type Server = {
  /** Where it listens, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly pid: number;
  /** All that it has written so far, to both outputs. */
  logs(): string;
  /** Asks it to stop. Kills it if it has not done so in time, after ten seconds, and rejects. */
  stop(milliseconds?: number): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
};

/** What an operator may set, as it stands in the environment. */
export type Settings = {
  readonly DATABASE_URL: string;
  readonly GUESSES_PER_MINUTE?: string;
  readonly COSTLY_PER_MINUTE?: string;
  readonly TRUSTED_PROXIES?: string;
  readonly STREAMS_PER_NETWORK?: string;
  readonly STREAMS_PER_GAME?: string;
  readonly FIELDBOOK_DESIGN?: string;
  readonly FIELDBOOK_WORDS?: string;
  /** Node's own, for what is to go wrong in the server. */
  readonly NODE_OPTIONS?: string;
};

/** Where the app is built. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
const STARTS_WITHIN = 60_000;
const STOPS_WITHIN = 10_000;

/** How a server is started, where that is not as usual. */
export type Start = {
  /** Where the app is built. */
  readonly folder?: string;
  /** Whether it may not write what is read-only, as root otherwise may. */
  readonly isNobodySpecial?: boolean;
  /** Whether to wait for no more than an answer. */
  readonly isUnwell?: boolean;
};

/** Starts the app on a free port of this machine and waits until it is healthy. */
export function startServer(
  settings: Settings,
  { folder = ROOT, ...how }: Start = {},
): Promise<Server> {
  // Next itself rather than npm, so that the process we signal is the server; port 0 has the system
  // choose, so that two servers never race for one port.
  return startNode([NEXT, 'start', '-p', '0', '-H', '127.0.0.1'], {
    folder,
    ...how,
    env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/** Root writes what is read-only; without this capability it is as everybody else. */
const AS_ANYBODY = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

/** Has Node run a server and waits until it is healthy. */
export async function startNode(
  args: readonly string[],
  { folder, env, isNobodySpecial, isUnwell }: Start & { folder: string; env: NodeJS.ProcessEnv },
): Promise<Server> {
  const [program = '', ...words] = [
    ...(isNobodySpecial ? AS_ANYBODY : []),
    process.execPath,
    ...args,
  ];
  const server = spawn(program, words, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  const logs = () => written.join('');
  server.stdout.setEncoding('utf8').on('data', (text: string) => written.push(text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => written.push(text));

  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  server.once('exit', () => process.off('exit', killWithUs));

  try {
    const url = await untilHealthy(server, logs, isUnwell ? answers : isHealthy);
    return {
      url,
      pid: server.pid ?? 0,
      logs,
      stop: milliseconds => stop(server, milliseconds),
      kill: () => kill(server),
    };
  } catch (error) {
    await kill(server);
    throw error;
  }
}

/** A place for a database that nobody has used, and how to remove it. */
export async function temporaryDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-e2e-'));
  return {
    url: `file:${join(folder, 'fieldbook.db')}`,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function untilHealthy(
  server: ChildProcess,
  logs: () => string,
  isUp: (url: string) => Promise<boolean>,
): Promise<string> {
  const deadline = Date.now() + STARTS_WITHIN;
  while (Date.now() < deadline && !hasEnded(server)) {
    const url = logs().match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
    if (url !== undefined && (await isUp(url))) return url;
    await pause(50);
  }
  const what = hasEnded(server) ? 'ended' : 'is not healthy';
  throw new Error(`The server ${what}. Is the app built? It wrote:\n${logs()}`);
}

const askHealth = (url: string): Promise<Response | undefined> =>
  fetch(`${url}/api/health`).catch(() => undefined);

const answers = async (url: string): Promise<boolean> => (await askHealth(url)) !== undefined;
const isHealthy = async (url: string): Promise<boolean> => (await askHealth(url))?.ok ?? false;

async function stop(server: ChildProcess, milliseconds = STOPS_WITHIN): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), milliseconds);
  await ended;
  clearTimeout(late);
  if (server.signalCode === 'SIGKILL') throw new Error('The server did not stop when asked to.');
}

async function kill(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;
