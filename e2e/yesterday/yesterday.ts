import { readFileSync } from 'node:fs';
import Sqlite from 'libsql';
import type { BrowserContextOptions } from 'playwright/test';
import type { LocalizedTable } from '@/app/_words/localizedViews';

/**
 * What servers and a phone kept until 24 November 2026. Of format 5 the state before that day wrote everything, played
 * on its own pages: the phone's rows are as Playwright read them there.
 */

interface Kept {
  readonly document: { readonly code: string; readonly version: number };
  /** What strangers are told of it. */
  readonly told: { readonly view: LocalizedTable };
  /** What stood in the index of a game that a phone had handed over. */
  readonly origin?: string;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const formatOf = (format: 5 | 6): Readonly<Record<string, Kept>> =>
  read(`../../lib/store/yesterday/format${format}.json`);

/** By their names: those of phones, too. */
export const KEPT = { ...formatOf(5), ...formatOf(6) };

/** As if the server had been there yesterday. */
export function keepYesterday(databaseUrl: string): void {
  const database = new Sqlite(databaseUrl.replace('file:', ''));
  const keep = database.prepare(
    'insert into games (code, version, document, touched_at, origin) values (?, ?, ?, ?, ?)',
  );
  for (const { document, origin = null } of Object.values(KEPT))
    keep.run(document.code, document.version, JSON.stringify(document), 1_795_000_000, origin);
  database.close();
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The phone of yesterday: its name at the server, all its rows in a database of that version, and its notes. */
export function phoneOfYesterday(origin: string): State {
  const { cookies, origins }: State = read('phone5.json');
  return { cookies, origins: origins.map(each => ({ ...each, origin })) };
}
