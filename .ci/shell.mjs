import { spawn } from 'node:child_process';

export const say = line => process.stdout.write(`${line}\n`);

/** Runs npm; tells whether it succeeded. */
export const npm = (...args) => run('npm', args);

/** Runs a script of ours beside what goes on here; tells whether it succeeded. */
export const node = (...args) => run(process.execPath, args);

/**
 * With our output and without standard input. NODE_ENV is left to each tool: one that is set from outside would
 * have React tested and built in the wrong mode.
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
