import { z } from 'zod';
import { PIECE_KINDS } from '@/lib/board/pieces';
import { type Owner, type Player, schemaOf } from '@/lib/board/players';
import { CHANGE_ID, MAX_NOTEBOOK_LETTERS } from '@/lib/game/limits';
import { PIECE_STEPS } from '@/lib/game/record/pieceMeaning';
import { actionSchemas } from '@/lib/play/actionSchemas';
import type { DefinitionsOf } from '../call';
import type { FieldError } from '../errors';
import type { RECORD } from '../runs/record';
import { bad, placeField, seat } from './fields';

const count = z.int(bad('bad-action')).min(0, bad('bad-action'));
const owner = schemaOf<Owner>(count);
const player = schemaOf<Player>(count);
const space = placeField('bad-space');
const pieceKind = z.enum(PIECE_KINDS, bad('bad-action'));
/** An entry's id is the id of the change that made it. */
const entryId = z.string(bad('bad-action')).regex(CHANGE_ID, bad('bad-action'));
const means = z
  .object(
    {
      step: z.enum(PIECE_STEPS, bad('bad-action')),
      turn: count.optional(),
      player: player.optional(),
      round: count.optional(),
    },
    bad('bad-action'),
  )
  .optional();

/** An entered action, and what its sender knew of the record (`after`, `means`). Unknown fields are dropped. */
const entries = actionSchemas(
  z.object as typeof z.strictObject,
  {
    ...{ space, piece: { owner, space, kind: pieceKind } },
    ...{ player, entry: entryId, error: 'bad-action' satisfies FieldError },
  },
  { seat, after: entryId.nullable().optional() },
  { means },
);

/** A change of the record, and the seat that makes it. Owners and players are counted from 0. */
const recording = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('start'), seat }),
    z.object({ type: z.literal('undo'), seat, entry: entryId.nullable() }),
    ...entries,
  ],
  bad('bad-action'),
);

const notes = z.object({
  text: z.string(bad('bad-notebook')).max(MAX_NOTEBOOK_LETTERS, bad('bad-notebook')).nullable(),
});

/** Calls about the pieces on the board, and about a player's notes on them. */
export const RECORD_CALLS = {
  record: {
    does: 'Changes the record of the pieces. `start` begins it. `place` enters a piece. `fix`: the right piece is there now, and the wrong one was moved `to` a space, or off the board. `remove`: the piece of that entry was never there. `correct`: what the entry should have been. `skip`: the expected action is left out. `turn`: it is that player’s turn. `reseat`: the players sit in that order, clockwise, from the next turn on. `undo` removes the latest entry; with null and no entries it ends the record. Owners and players are counted from 0, in the order of the clues and of the seats. `after` names the latest entry that the sender has seen, null for none: `skip` and `turn` are refused with `record-conflict` if there is a later one, and a disc entered a second time is a search only if there is no later entry. `means` is how the sender read the piece: its step and, as far as they apply, the turn, its player, and which of its owner’s first cubes it is; a piece that would now be read differently is refused with `record-conflict`, one without `means` never. A record holds up to 300 entries.',
    body: recording,
    shares: ['game', 'body', 'seat', 'record'],
  },
  checkBoard: {
    does: 'Whether a recorded piece of the requesting device’s seats contradicts its clue, without naming it. Counts as a look at each seat whose pieces it checks. A device with one seat sees the same as `hasWrongPiece` of that seat.',
    shares: ['game'],
    refuses: ['change-id-used', 'game-ended', 'redealt', 'too-many-moves'],
  },
  readNotebook: {
    does: 'The notes of the seat’s holder, for that device only.',
    shares: ['game'],
  },
  saveNotebook: {
    does: 'Stores the holder’s notes with the seat, at most 20,000 letters; null deletes them. They move with the seat, can be changed after the end, and are deleted when the holder leaves. With `If-Match` they replace only a text with one of those `ETag`s; otherwise the refusal contains the newer text.',
    body: notes,
    longestText: MAX_NOTEBOOK_LETTERS,
    shares: ['game', 'body', 'seat'],
    refuses: ['notebook-conflict'],
  },
} as const satisfies DefinitionsOf<typeof RECORD>;
