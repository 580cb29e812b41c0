import { claim } from '../ask';
import { expectIdentical, withoutNames } from '../dealPair';
import { type Device, expect, test } from '../fixtures';
import { gameAt } from '../table';

const NO_SUCH_CODE = 'ZZZZZZ';

test("another player's seat looks like a game that does not exist", async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  await claim(ada, gameAt(code), 1, { name: 'Ada' });
  await claim(ben, gameAt(code), 2, { name: 'Ben' });

  const [others, missing] = [await visit(ben, code), await visit(ben, NO_SUCH_CODE)];
  expect(others.status).toBe(404);
  expect(others.page[0]?.text).toContain('Your seat · Fieldbook');
  expectIdentical(others.page, missing.page);
  expect({ ...others, page: [] }).toEqual({ ...missing, page: [] });
  // Ada's own page still works.
  expect(await visit(ada, code)).toMatchObject({ status: 200 });
});

/** The responses for a game's first seat and its page. The page repeats the requested code, which reveals nothing. */
async function visit(device: Device, code: string) {
  const answer = await device.get(`/games/${code}/seats/1`);
  const text = await answer.text();
  const [, nonce = 'no nonce'] = /nonce="([^"]+)"/.exec(text) ?? [];
  const page = withoutNames([{ from: 'the page', text: text.replaceAll(nonce, 'NONCE') }], code);
  return {
    status: answer.status(),
    caching: answer.headers()['cache-control'],
    page: page.map(({ from, text }) => ({ from, text: inOrder(text) })),
  };
}

/** Sorts the rows of the page's payload: the server sends them in random order. */
function inOrder(page: string): string {
  const payload = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;
  const pieces = [...page.matchAll(payload)].map(([, piece = '""']) => JSON.parse(piece) as string);
  return [page.replaceAll(payload, ''), ...pieces.join('').split('\n').toSorted()].join('\n');
}
