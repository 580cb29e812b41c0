import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = `
  const Sqlite = require(process.argv[1]);
  const file = new Sqlite(process.argv[2]);
  file.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.once('end', () => file.exec('rollback')).resume();
`;

/** Starts a process that holds the write lock of an SQLite file; the returned function releases it. */
export async function holdLock(path: string): Promise<() => Promise<void>> {
  const libsql = fileURLToPath(import.meta.resolve('libsql'));
  const holder = spawn(process.execPath, ['-e', PROGRAM, libsql, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  await Promise.race([once(holder.stdout, 'data'), ended]);
  if (holder.exitCode !== null) throw new Error('the lock could not be held');
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
