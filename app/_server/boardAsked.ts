import { z } from 'zod';
import { type ClueId, formatClue, isOnMapsOf, parseClue } from '@/lib/clues/clue';
import { clueCount, type Mode, PLAYER_COUNTS } from '@/lib/data/terms';
import type { BoardAsked } from '@/lib/game/deductionView';
import { hexOf } from '@/lib/game/views';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/official/key';
import { parseOfficialClue } from '@/lib/official/names';
import { PIECE_KINDS } from '@/lib/play/pieces';
import { ok, type Result, refused } from '@/lib/result';
import { DEDUCE_LEVELS } from '@/lib/solver/deduce';
import type { ErrorCode, FieldError } from './errors';
import { placeField } from './place';

/** More than any game has. */
const MOST_PIECES = 200;

const bad = (error: FieldError) => ({ error });

const heldField = z.object(
  { seat: z.int(bad('bad-own')), clue: z.string(bad('bad-own')) },
  bad('bad-own'),
);

/** A seat is the place of a clue, from 1: in the game for two, 1 and 2 are the first player's colours, 3 and 4 the other's. */
export const BoardBody = z.object({
  mapCode: z.string(bad('bad-map-code')).max(100, bad('bad-map-code')),
  players: z.literal(PLAYER_COUNTS, bad('bad-players')),
  own: z.union([heldField, z.array(heldField)], bad('bad-own')).optional(),
  pieces: z
    .array(
      placeField('bad-pieces').extend({
        seat: z.int(bad('bad-pieces')),
        kind: z.enum(PIECE_KINDS, bad('bad-pieces')),
      }),
      bad('bad-pieces'),
    )
    .max(MOST_PIECES, bad('bad-pieces')),
  level: z.enum(DEDUCE_LEVELS, bad('bad-level')),
});

/** A board as people count, checked and as we count. */
export function readBoard(body: z.infer<typeof BoardBody>): Result<BoardAsked, ErrorCode> {
  const map = parseMapCode(readKey(body.mapCode));
  if (!map.ok) return map;
  const { players } = body;
  const isSeat = (seat: number) => seat >= 1 && seat <= clueCount(players);
  const pieces = body.pieces.flatMap(({ seat, kind, ...place }) => {
    const hex = hexOf(place);
    return hex !== undefined && isSeat(seat) ? [{ owner: seat - 1, hex, kind }] : [];
  });
  const places = new Set(pieces.map(({ owner, hex }) => `${owner} ${hex}`));
  if (places.size < body.pieces.length) return refused('bad-pieces');
  const held = [body.own ?? []].flat();
  if (!held.every(({ seat }) => isSeat(seat))) return refused('bad-own');
  const own = readOwn(held, map.value.mode);
  if (!own.ok) return own;
  return ok({ mapCode: formatMapCode(map.value), players, own: own.value, pieces });
}

/** Clues by our names or the official ones; each seat has one, and none is there twice. */
function readOwn(
  held: readonly { readonly seat: number; readonly clue: string }[],
  mode: Mode,
): Result<BoardAsked['own'], ErrorCode> {
  const own: { readonly owner: number; readonly clue: ClueId }[] = [];
  for (const { seat, clue: name } of held) {
    const clue = parseClue(name) ?? parseOfficialClue(name);
    if (clue === undefined) return refused('unknown-clue');
    if (!isOnMapsOf(mode, clue)) return refused('clue-not-on-map');
    const id = formatClue(clue);
    if (own.some(each => each.owner === seat - 1 || each.clue === id)) return refused('bad-own');
    own.push({ owner: seat - 1, clue: id });
  }
  return ok(own);
}
