import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS, type Call, SHARED } from './calls';
import type { ErrorCode } from './errors';
import { byStatus, ownRefusals } from './refusals';

/** lib/README's page of the API. Where it is wrong, a failure shows the cell as it should be. */
const PAGE = sectionOf(readFileSync(new URL('../../lib/README.md', import.meta.url), 'utf8'));

test('the page of the API has every call, with what it is refused with', () => {
  const rows = PAGE.flatMap(cells => {
    const [, methods = '', path = ''] =
      /^((?:`?[A-Z]+`?,? ?)+)(\/api\/[^\s`?]*)/.exec(cells[0] ?? '') ?? [];
    return path === '' ? [] : [{ names: namesOf(methods, path), told: cells.at(-1) }];
  });
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(NAMED).toSorted());
  const told = Object.fromEntries(rows.map(({ names, told }) => [names.join(), told]));
  const asItIs = rows.map(({ names }) => [names.join(), refusalsTold(names)]);
  expect(told).toEqual(Object.fromEntries(asItIs));
});

test('the page of the API has what calls are refused with alike', () => {
  const rows = PAGE.filter(([first = '']) => first.startsWith('*'));
  const told = rows.map(([first = '', , refusals]) => [/\*(\w+)\*/.exec(first)?.[1], refusals]);
  const asItIs = Object.entries(SHARED).map(([shared, codes]) => [shared, codesTold(codes)]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(asItIs));
});

/** The rows of the section's tables, each by its cells. */
function sectionOf(readme: string): readonly (readonly string[])[] {
  const [, section = ''] = readme.split('\n## The API\n');
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter(line => line.startsWith('| '));
  return rows.map(row => row.slice(2, -2).split(' | '));
}

const namesOf = (methods: string, path: string): readonly string[] =>
  [...methods.matchAll(/[A-Z]+/g)].map(
    ([method]) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );

const NAMED: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.values(CALLS).map(call => [call.call, call]),
);

/** What any of the calls in a row may be refused with: as others are, in one word each, and by itself. */
function refusalsTold(names: readonly string[]): string {
  const calls = names.flatMap(name => NAMED[name] ?? []);
  const shared = [...new Set(calls.flatMap(({ shares }) => shares))].map(each => `*${each}*`);
  const own = codesTold([...new Set(calls.flatMap(ownRefusals))]);
  return [shared.join(', '), own].filter(Boolean).join('; ');
}

const codesTold = (codes: readonly ErrorCode[]): string =>
  byStatus(codes)
    .map(([status, some]) => `${status} ${some.map(code => `\`${code}\``).join(', ')}`)
    .join('; ');
