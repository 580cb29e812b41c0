import { mkdir, writeFile } from 'node:fs/promises';
import { test } from 'playwright/test';
import { describeMachine } from '@/lib/testing/machine.mjs';
import { startPostgres } from '@/lib/testing/startPostgres';
import { temporaryDatabase } from '../server';
import { type Findings, measure } from './measure';
import { formatTable } from './table';

const REPORT = '.reports/load.md';

/**
 * Measures the built app on SQLite and on PostgreSQL. Both write to disk before they respond, as in production.
 * The figures are valid for this machine and depend on its other load.
 */
test('load', async () => {
  const before = describeMachine();
  const day = new Date().toISOString().slice(0, 10);
  const table = formatTable({ sqlite: await onSqlite(), postgres: await onPostgres() });
  const head = `\`npm run load\`, ${day}: before, ${before}; after, ${describeMachine()}`;
  const report = `${head}\n\n${table}`;
  await mkdir('.reports', { recursive: true });
  await writeFile(REPORT, report);
  process.stdout.write(`\n${report}\nAlso in ${REPORT}.\n`);
});

async function onSqlite(): Promise<Findings> {
  const database = await temporaryDatabase();
  try {
    return await measure(database.url);
  } finally {
    await database.remove();
  }
}

async function onPostgres(): Promise<Findings> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    return await measure(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}
