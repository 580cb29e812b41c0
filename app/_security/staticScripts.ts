import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The inline scripts of the pages that were built once and are the same for everybody, as hashes
 * for the policy. They are read off the build itself, when the first page is asked for.
 */
export function staticScriptHashes(): readonly string[] {
  hashes ??= [...new Set(builtPages().flatMap(inlineScripts))].map(hashOf);
  return hashes;
}

let hashes: readonly string[] | undefined;

function builtPages(): string[] {
  const folder = join(process.cwd(), '.next', 'server', 'app');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.html'))
    .map(path => readFileSync(join(folder, path), 'utf8'));
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
