import { spawn } from 'node:child_process';

export const say = line => process.stdout.write(`${line}\n`);

/**
 * Runs npm with our output and without standard input; tells whether it succeeded. NODE_ENV is left
 * to each tool: one that is set from outside would have React tested and built in the wrong mode.
 */
export function npm(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', code => resolve(code === 0));
  });
}
