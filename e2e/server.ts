import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The built app in a separate process. */
export type Server = {
  /** Its base URL, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly pid: number;
  /** All output so far, stdout and stderr. */
  logs(): string;
  /** Asks it to stop. After the timeout (default ten seconds), kills it and rejects. */
  stop(milliseconds?: number): Promise<void>;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
};

/** The operator's settings, as environment variables. */
export type Settings = {
  readonly DATABASE_URL: string;
  readonly GUESSES_PER_MINUTE?: string;
  readonly COSTLY_PER_MINUTE?: string;
  readonly REFUSED_PER_MINUTE?: string;
  readonly TRUSTED_PROXIES?: string;
  readonly STREAMS_PER_NETWORK?: string;
  readonly STREAMS_PER_GAME?: string;
  readonly PUBLIC_URL?: string;
  readonly FIELDBOOK_WORDS?: string;
  /** Node's own variable, to inject faults into the server. */
  readonly NODE_OPTIONS?: string;
};

/** The project folder with the build. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
/** The tests' API client fails with ECONNRESET if the server closes an idle connection that it is about to use. */
const KEEP_ALIVE = ['--keepAliveTimeout', '600000'];
const STARTS_WITHIN = 60_000;
const STOPS_WITHIN = 10_000;

/** Differences from the default start. */
export type Start = {
  /** The folder with the build. */
  readonly folder?: string;
  /** The address to listen on; by default only this computer's own. */
  readonly host?: string;
  /** Removes root's right to write read-only files. */
  readonly isUnprivileged?: boolean;
  /** Waits only for any response, not for a healthy one. */
  readonly isUnhealthy?: boolean;
};

/** Starts the app on a free port and waits until it is healthy. */
export function startServer(
  settings: Settings,
  { folder = ROOT, host = '127.0.0.1', ...how }: Start = {},
): Promise<Server> {
  // Runs Next directly rather than npm, so that signals reach the server. With port 0 the system chooses the port, so
  // two servers never race for one.
  return startNode([NEXT, 'start', '-p', '0', '-H', host, ...KEEP_ALIVE], {
    folder,
    ...how,
    env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/** Root can write read-only files; without this capability it cannot. */
const UNPRIVILEGED = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

/** Runs a server with Node and waits until it is healthy. */
export async function startNode(
  args: readonly string[],
  { folder, env, isUnprivileged, isUnhealthy }: Start & { folder: string; env: NodeJS.ProcessEnv },
): Promise<Server> {
  const [program = '', ...programArgs] = [
    ...(isUnprivileged ? UNPRIVILEGED : []),
    process.execPath,
    ...args,
  ];
  const server = spawn(program, programArgs, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const logs = () => output.join('');
  server.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));

  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  server.once('exit', () => process.off('exit', killWithUs));

  try {
    const url = await untilHealthy(server, logs, isUnhealthy ? isResponding : isHealthy);
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

/** The address of a new, unused database, and a function to remove it. */
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
    const url = logs().match(/http:\/\/(127\.0\.0\.1|localhost):\d+/)?.[0];
    if (url !== undefined && (await isUp(url))) return url;
    await pause(50);
  }
  const what = hasEnded(server) ? 'ended' : 'is not healthy';
  throw new Error(`The server ${what}. Is the app built? It wrote:\n${logs()}`);
}

const askHealth = (url: string): Promise<Response | undefined> =>
  fetch(`${url}/api/health`).catch(() => undefined);

const isResponding = async (url: string): Promise<boolean> => (await askHealth(url)) !== undefined;
const isHealthy = async (url: string): Promise<boolean> => (await askHealth(url))?.ok ?? false;

async function stop(server: ChildProcess, milliseconds = STOPS_WITHIN): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), milliseconds);
  await ended;
  clearTimeout(timer);
  if (server.signalCode === 'SIGKILL') throw new Error('The server did not stop when asked to.');
}

async function kill(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;
