import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GET } from '@/app/words/[file]/route';
import { LANGUAGE_CODES } from './languages';
import { PART_NAMES } from './parts';
import { wordsFiles } from './wordsFile';

const ask = (file: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

const read = async (response: Response) =>
  JSON.parse(String(gunzipSync(await response.arrayBuffer())));

test.each(LANGUAGE_CODES)(
  'each part of the messages in %s is a file that browsers cache',
  async language => {
    const { files } = await wordsFiles(language);
    for (const part of PART_NAMES) {
      const { address, messages } = files[part];
      const response = await ask(address.replace('/words/', ''));
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await read(response)).toEqual(messages);
    }
  },
);

test('a part contains whole namespaces, and single messages of others', async () => {
  const { files } = await wordsFiles('en');
  const { clues, record, table } = files.seat.messages;
  expect(Object.keys(clues)).toEqual(['sentence', 'short']);
  expect(table).toEqual(files.table.messages.table);
  expect(record).toBeUndefined();
  expect(Object.keys(files.every.messages.record)).toEqual(['pieceOf', 'closed', 'whoseColor']);
});

test('a page of an earlier version gets the current messages, and does not cache them', async () => {
  const response = await ask('de.0123456789ab.start.json.gz');
  expect(await read(response)).toEqual((await wordsFiles('de')).files.start.messages);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  'xx.0123456789ab.start.json.gz',
  'de.0123456789ab.other.json.gz',
  'de.0123456789ab.json.gz',
  'de.start.json.gz',
  'de.0123456789ab.start.js',
  '..',
])('there is no file %s', async file => {
  expect((await ask(file)).status).toBe(404);
});
