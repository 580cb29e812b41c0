import { z } from 'zod';
import { PIECE_KINDS } from '@/lib/board/pieces';
import { DEDUCE_LEVELS } from '@/lib/solver/deduce';
import type { Call } from '../call';
import { bad, mapCode, placeField, players } from './fields';

export const CheckBody = z.object({
  mapCode,
  clues: z.array(z.string(bad('bad-clues')), bad('bad-clues')).min(1, bad('bad-clues')),
  habitat: placeField('bad-habitat').optional(),
});

/** More pieces than any game has. */
const MAX_PIECES = 200;

const ownClue = z.object(
  { seat: z.int(bad('bad-own')), clue: z.string(bad('bad-own')) },
  bad('bad-own'),
);

/**
 * Seat numbers are those of the clues, from 1: in a game for two, 1 and 2 are the first player's colours, 3 and 4 the
 * second's.
 */
export const BoardBody = z.object({
  mapCode,
  players,
  own: z.union([ownClue, z.array(ownClue)], bad('bad-own')).optional(),
  pieces: z
    .array(
      placeField('bad-pieces').extend({
        seat: z.int(bad('bad-pieces')),
        kind: z.enum(PIECE_KINDS, bad('bad-pieces')),
      }),
      bad('bad-pieces'),
    )
    .max(MAX_PIECES, bad('bad-pieces')),
  level: z.enum(DEDUCE_LEVELS, bad('bad-level')),
});

/** Calls that need no table. */
export const TOOLS = {
  check: {
    call: 'POST /api/check',
    does: 'The judge: which habitats the clues leave, how many spaces each clue covers, whether each is needed, whether the deal is fair, and how long the game would take.',
    body: CheckBody,
    answers: { 200: 'Check' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'too-many-clues', 'clue-not-on-map'],
  },
  deduce: {
    call: 'POST /api/deduce',
    does: 'What follows from the pieces on any board. `level`: `elimination` considers each seat by itself, `joint` all of them together, with shares. `own`: clues that are known. Seats are counted from 1; in the game for two, 1 to 4 are the colours, in the order of the clues. `no-clue-left` and `no-fair-set` name the piece that is most likely wrong.',
    body: BoardBody,
    answers: { 200: 'Deduction' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'clue-not-on-map', 'no-clue-left', 'no-fair-set'],
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
    does: 'Gives the device its cookie, if it has none yet, so that no seat is lost with a lost answer to its first claim. `known`: the request had the cookie. A device that is still unknown at its second request stores no cookies, and would lose any seat.',
    answers: { 200: 'Named' },
    shares: [],
  },
  showHealth: {
    call: 'GET /api/health',
    does: 'Whether everything works, and if not, what is broken: 503, or 200 if only `news` is late.',
    answers: { 200: 'Health', 503: 'Health' },
    shares: [],
  },
  describeApi: {
    call: 'GET /api/openapi.json',
    does: 'This document.',
    answers: { 200: 'openapi' },
    shares: [],
  },
} as const satisfies Readonly<Record<string, Call>>;
