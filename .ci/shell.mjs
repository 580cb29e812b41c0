import { spawn } from 'node:child_process';

export const say = line => process.stdout.write(`${line}\n`);

/** Runs npm; resolves to whether it succeeded. */
export const npm = (...args) => run('npm', args);

/** Runs one of our scripts in a separate process; resolves to whether it succeeded. */
export const node = (...args) => run(process.execPath, args);

/**
 * Inherits output, without standard input. NODE_ENV is unset so that each tool chooses its own: an inherited
 * value would test and build React in the wrong mode.
 */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
      shell: program === 'npm' && process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', code => resolve(code === 0));
  });
}
