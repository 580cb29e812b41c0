import type { z } from 'zod';
import type { BoardBody } from '@/app/_api/calls/tools';
import type { KnownClue, Position } from '@/lib/board/position';
import { formatClue, isOnMapsOf, parseClue } from '@/lib/clues/clue';
import { clueCount, type Mode } from '@/lib/data/terms';
import { hexOf } from '@/lib/game/views/views';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/official/key';
import { parseOfficialClue } from '@/lib/official/names';
import { ok, type Result, refused } from '@/lib/result';
import type { ErrorCode } from '../_api/errors';

/** Validates a board and converts it from seats, rows and columns (from 1) to owners and hexes (from 0). */
export function readPosition(body: z.infer<typeof BoardBody>): Result<Position, ErrorCode> {
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
  const ownClues = [body.own ?? []].flat();
  if (!ownClues.every(({ seat }) => isSeat(seat))) return refused('bad-own');
  const known = readKnown(ownClues, map.value.mode);
  if (!known.ok) return known;
  return ok({ mapCode: formatMapCode(map.value), players, known: known.value, pieces });
}

/** Accepts our clue names and the official ones; each seat has one clue, and no clue occurs twice. */
function readKnown(
  ownClues: readonly { readonly seat: number; readonly clue: string }[],
  mode: Mode,
): Result<readonly KnownClue[], ErrorCode> {
  const known: KnownClue[] = [];
  for (const { seat, clue: name } of ownClues) {
    const clue = parseClue(name) ?? parseOfficialClue(name);
    if (clue === undefined) return refused('unknown-clue');
    if (!isOnMapsOf(mode, clue)) return refused('clue-not-on-map');
    const id = formatClue(clue);
    if (known.some(other => other.owner === seat - 1 || other.clue === id))
      return refused('bad-own');
    known.push({ owner: seat - 1, clue: id });
  }
  return ok(known);
}
