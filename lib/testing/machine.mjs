import { availableParallelism, loadavg, totalmem } from 'node:os';
import { argv, stdout, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Describes the machine and its load, for benchmark reports: figures from a busy machine are unreliable. Plain
 * JavaScript, because `npm run bench` runs it without a compiler.
 */
export function describeMachine() {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  return (
    `${availableParallelism()} cores, ${memory} GiB, Node ${versions.node}, ` +
    `load ${load.toFixed(1)} in the last minute`
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) stdout.write(`${describeMachine()}\n`);
