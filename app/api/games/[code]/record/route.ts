import { z } from 'zod';
import type { FieldError } from '@/app/_server/errors';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { placeField } from '@/app/_server/place';
import { readBody, seatField } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voteRoutes';
import { readRecording } from '@/lib/game/recordView';
import { PIECE_KINDS } from '@/lib/play/pieces';
import { getOutside } from '@/lib/server/outside';
import { record } from '@/lib/table/record';

const bad = { error: 'bad-deed' satisfies FieldError };
const number = z.int(bad).min(0, bad);
const space = placeField('bad-space');
const entry = { seat: seatField, entries: number.optional() };
const piece = { ...entry, owner: number, space, kind: z.enum(PIECE_KINDS, bad) };

/** What is done to the record, and the seat that does it. Owners and players are counted from 0. */
const Body = z.discriminatedUnion(
  'does',
  [
    z.object({ does: z.literal('start'), seat: seatField }),
    z.object({
      does: z.literal('undo'),
      seat: seatField,
      entries: number,
      last: z.iso.datetime(bad).optional(),
    }),
    z.object({ does: z.literal('place'), ...piece }),
    z.object({ does: z.literal('mend'), ...piece, to: space.nullable() }),
    z.object({ does: z.literal('remove'), ...entry, owner: number, space }),
    z.object({ does: z.literal('correct'), ...entry, owner: number, space, instead: number }),
    z.object({ does: z.literal('pass'), ...entry }),
    z.object({ does: z.literal('turn'), ...entry, player: number }),
  ],
  bad,
);

/** Starts the record of the pieces, enters what happens on the table, or takes the last entry back. */
export const POST = gameHandler<{ code: string }>(async (request, { path }) => {
  const body = await readBody(request, Body);
  if (!body.ok) return replyError(body.error);
  const { seat, ...made } = body.value;
  return replyTable(
    await record(await getOutside(), await readVoter(path, seat), readRecording(made)),
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
