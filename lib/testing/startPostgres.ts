import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort';
import { findPostgres } from './postgres.mjs';

/** A private PostgreSQL server for tests: on a free port, in a folder that `stop` deletes. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Pauses all its processes, as on a sleeping machine; connections stay open. */
  halt(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** `isDurable` turns on `fsync`, which most tests do not need. Throws if PostgreSQL is not installed. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error('These tests need a PostgreSQL server: on Debian, apt-get install postgresql.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-postgres-'));
  const user = await unprivilegedUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);

  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), initdb, { cwd: folder, ...user });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
  };
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);

  const urlOf = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf('postgres'));
  let databases = 0;

  /** Signals the server and its processes, which are its children. */
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    server.kill(signal);
    const list = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], {
      encoding: 'utf8',
    });
    for (const pid of list.stdout.trim().split(/\s+/))
      if (pid !== '') signalOne(Number(pid), signal);
  }

  return {
    async createDatabase() {
      const name = `test_${process.pid}_${databases++}`;
      await runQuery(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    halt: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      // A paused process could not exit.
      signalAll('SIGCONT');
      process.off('exit', killServer);
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast shutdown: it ends open sessions.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ignores ESRCH: each connection is a process, which may have exited since it was listed. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** PostgreSQL refuses to run as root; its package creates a user `postgres`. `undefined` if we are not root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find(user => user.startsWith('postgres:')) ?? '';
  const [, , uid, gid] = line.split(':').map(Number);
  if (uid === undefined || gid === undefined) throw new Error('there is no user "postgres"');
  return { uid, gid };
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; ) {
    try {
      return await runQuery(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

async function runQuery(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
