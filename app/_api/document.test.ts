import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { findTableCalls } from '../_server/findTableCalls';
import { ANSWERS } from './answers';
import { apiPage } from './apiPage';
import { addressOf, SHARED } from './call';
import { CALLS } from './calls';
import { type ApiDocument, describeApi, type Json, type Response } from './document';
import { STATUSES } from './errors';
import { ownRefusals } from './refusals';

const ROUTES = new URL('../api', import.meta.url).pathname;

const calls = Object.values(CALLS);

test('the document is valid OpenAPI 3.1 and has the version of the package', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(describeApi()));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every method of a route is a call in the document, and every call has a route', () => {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' });
  const routed = files
    .filter(file => file.endsWith('/route.ts') && !file.includes('[...'))
    .flatMap(file => {
      const path = `/api/${file.replace('/route.ts', '').replaceAll('[', '{').replaceAll(']', '}')}`;
      return allowedMethods(readFileSync(join(ROUTES, file), 'utf8')).map(
        method => `${method} ${path}`,
      );
    });
  const others = calls.filter(call => !isAnsweredByTableRoute(addressOf(call)));
  expect(routed.toSorted()).toEqual(others.map(({ call }) => call).toSorted());
});

const isAnsweredByTableRoute = ({ method, path }: ReturnType<typeof addressOf>): boolean =>
  findTableCalls(path)?.calls.has(method) ?? false;

/** The methods that a route handles, read from its call of `refuseOthers`. */
const allowedMethods = (source: string): readonly string[] => {
  const [, allowed = ''] = /refuseOthers\(([^)]*)\)/.exec(source) ?? [];
  return [...allowed.matchAll(/\w+/g)].map(([method]) => method);
};

test('the page for people lists every call and every error code of a call', () => {
  const page = apiPage();
  for (const [name, call] of Object.entries(CALLS)) {
    const { method, path } = addressOf(call);
    expect(page).toContain(`<h2 id="${name}">${method} ${path}</h2>`);
    for (const code of ownRefusals(call)) expect(page).toContain(`<code>${code}</code>`);
  }
  for (const code of Object.values(SHARED).flat()) expect(page).toContain(`<code>${code}</code>`);
  expect(page).toContain('<code>{seat, motion, agree?, askedAt?}</code>');
});

test('every error code is in the document under a call, with its status', () => {
  const { paths, components } = describeApi();
  const documented = new Map<string, number>();
  for (const responses of calls.map(call => answersOf(call, paths))) {
    for (const [status, response] of Object.entries(responses)) {
      for (const code of codesIn(resolve(response, components)))
        documented.set(code, Number(status));
    }
  }
  // No call returns it: it is the response to a method that a path does not support.
  documented.set('method-not-allowed', 405);
  expect(Object.fromEntries(documented)).toEqual(STATUSES);
});

const answersOf = (call: (typeof calls)[number], paths: ApiDocument['paths']) => {
  const { method, path } = addressOf(call);
  return paths[path]?.[method.toLowerCase()]?.responses ?? {};
};

const resolve = (
  response: Response | { readonly $ref: string },
  { responses }: ApiDocument['components'],
): unknown => ('$ref' in response ? responses[response.$ref.split('/').at(-1) ?? ''] : response);

/** All error codes in a part of the document. */
function codesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { code } = part as { code?: { enum?: string[]; const?: string } };
  const own = code?.enum ?? (code?.const === undefined ? [] : [code.const]);
  return [...own, ...Object.values(part).flatMap(codesIn)];
}

test('answers contain no fields that the document lacks', () => {
  const { schemas } = describeApi().components;
  const open = Object.keys(ANSWERS).filter(name => !isClosed(schemas[name]));
  expect(open).toEqual([]);
});

const isClosed = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return true;
  const { type, additionalProperties } = part as Json;
  if (type === 'object' && additionalProperties !== false) return false;
  return Object.values(part).every(isClosed);
};
