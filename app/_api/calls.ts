import type { ErrorCode } from '@/app/_server/errors';
import type { ANSWERS } from './answers';
import type { BODIES } from './bodies';
import type { Shared } from './shared';
import { TABLE_CALLS } from './tableCalls';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: a route's method. */
export interface Call {
  /** Method and path, with its parameters in braces. */
  readonly call: `${Method} /api/${string}`;
  readonly does: string;
  readonly body?: BodyName;
  /** What it answers where it is not refused, by status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 503, keyof typeof ANSWERS | Plain>>>;
  /** What may be in its query, with the words that it takes. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** What it may be refused with, as others are and by itself. */
  readonly shares: readonly Shared[];
  readonly refuses?: readonly ErrorCode[];
}

export type BodyName = keyof typeof BODIES;

/** What is no JSON of ours. */
export type Plain = 'events' | 'openapi';

/** Every call, by the name that programs made from the document give it. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...TABLE_CALLS,
  check: {
    call: 'POST /api/check',
    does: 'The judge: habitats, each clue’s area and need, fair or not, length.',
    body: 'Check',
    answers: { 200: 'Check' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'too-many-clues', 'clue-not-on-map'],
  },
  deduce: {
    call: 'POST /api/deduce',
    does: 'What follows from the pieces on a board, of a game of ours or any other.',
    body: 'Board',
    answers: { 200: 'Deduction' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'clue-not-on-map', 'no-clue-left', 'no-fair-set'],
  },
  mapToDeal: {
    call: 'POST /api/maps/race',
    does: 'The map that chosen words deal, and nothing of the clues.',
    body: 'Race',
    answers: { 200: 'MapCode' },
    shares: ['costly', 'body', 'map', 'deal'],
  },
  showMap: {
    call: 'GET /api/maps/{mapCode}',
    does: "A map by its code or official key, with deals, in the official server's shape.",
    answers: { 200: 'MapDeals' },
    shares: ['costly', 'map'],
  },
  drawMap: {
    call: 'GET /api/maps/random',
    does: 'A new map with deals: `intro` is the normal game, `normal` the advanced one.',
    query: { mode: ['intro', 'normal'] },
    answers: { 200: 'MapDeals' },
    shares: ['costly'],
    refuses: ['bad-official-mode'],
  },
  nameDevice: {
    call: 'POST /api/device',
    does: 'Names the device by a cookie, where it has no name yet: so a lost answer to its first claim loses no seat.',
    answers: { 200: 'Named' },
    shares: [],
  },
  showHealth: {
    call: 'GET /api/health',
    does: 'Whether all works, and what does not.',
    answers: { 200: 'Health', 503: 'Health' },
    shares: [],
  },
  describeApi: {
    call: 'GET /api/openapi.json',
    does: 'This document.',
    answers: { 200: 'openapi' },
    shares: [],
  },
};

/** A call's method and path. */
export function addressOf({ call }: Call): { readonly method: Method; readonly path: string } {
  const [method, path = ''] = call.split(' ');
  return { method: method as Method, path };
}
