import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GET } from '@/app/words/[file]/route';
import { LANGUAGE_CODES } from './languages';
import { languageOfFile, wordsFile } from './wordsFile';

const ask = (file: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

const read = async (response: Response) =>
  JSON.parse(String(gunzipSync(await response.arrayBuffer())));

test.each(LANGUAGE_CODES)(
  'the messages in %s are one file, which browsers keep',
  async language => {
    const { address, messages } = await wordsFile(language);
    const file = address.replace('/words/', '');
    expect(languageOfFile(file)).toBe(language);
    const response = await ask(file);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await read(response)).toEqual(messages);
  },
);

test('a page of an earlier version gets today’s messages, and does not keep them', async () => {
  const response = await ask('de.0123456789ab.json.gz');
  expect(await read(response)).toEqual((await wordsFile('de')).messages);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['xx.0123456789ab.json.gz', 'de.json.gz', 'de.0123456789ab.js', '..'])(
  'there is no file %s',
  async file => {
    expect((await ask(file)).status).toBe(404);
  },
);
