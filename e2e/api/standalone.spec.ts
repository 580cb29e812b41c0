import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claim, uncover } from '../ask';
import { type Container, startContainer } from '../container';
import { test as base, expect } from '../fixtures';
import { readBuildId } from '../otherBuild';
import { ROOT } from '../server';
import { createGame, gameAt } from '../table';

/** The output of `npm run build:standalone`, assembled and started according to `.ci/Containerfile`. */

const test = base.extend<{ container: Container }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  container: async ({}, use) => {
    const container = await startContainer();
    await use(container).finally(container.remove);
  },
});

test('a container starts and serves a game, its scripts and its pictures', async ({
  container,
  device,
}) => {
  const phone = await device();
  const { url } = container.server;

  await test.step('it is this build, for a Node that Fieldbook runs on', async () => {
    const built = await readFile(join(ROOT, '.next/standalone/.next/BUILD_ID'), 'utf8');
    expect(built, 'built by `npm run build:standalone`').toBe(await readBuildId());
    const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    expect(engines.node).toMatch(new RegExp(`\\^${container.node}\\b`));
  });

  await test.step('a game is dealt, and a player takes a seat and reads a clue', async () => {
    const { code } = await createGame(phone, { mode: 'advanced', players: 5 }, url);
    await claim(phone, gameAt(code, url), 1, { name: 'Ana' });
    const { clue } = await uncover(phone, gameAt(code, url), 1);
    expect(clue.text).toMatch(/^The habitat is .+\.$/);
    const page = await phone.get(`${url}/games/${code}`);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('Ana');
  });

  await test.step('a page’s script and style, and a picture', async () => {
    const page = await (await phone.get(url)).text();
    const [, script] = /<script[^>]* src="([^"]+\.js)"/.exec(page) ?? [];
    const [, style] = /<link[^>]* href="([^"]+\.css)"/.exec(page) ?? [];
    for (const [path, type] of [
      [script, /javascript/],
      [style, /css/],
      ['/paw.svg', /svg/],
      ['/pictures/table.jpg', /jpeg/],
    ] as const) {
      const answer = await phone.get(`${url}${path}`);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['content-type'], path).toMatch(type);
    }
  });

  await test.step('phones can cache the build: every file that it lists exists and has the listed size', async () => {
    const worker = await (await phone.get(`${url}/worker.js`)).text();
    const { files } = JSON.parse(/offlineBuild = (\{.*\});/.exec(worker)?.[1] ?? '{}');
    const listed = Object.entries(files);
    expect(listed.length).toBeGreaterThan(10);
    for (const [file, bytes] of listed) {
      const answer = await phone.get(`${url}${file}`);
      expect([file, answer.status(), (await answer.body()).length]).toEqual([file, 200, bytes]);
    }
  });
});
