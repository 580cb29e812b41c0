import type { DeductionAnswer } from '@/app/_api/answers';
import { BoardBody } from '@/app/_api/calls/tools';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { readPosition } from '@/app/_server/readPosition';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { placeView } from '@/lib/game/views/views';
import { officialName } from '@/lib/official/names';
import { runInWorker } from '@/lib/server/workers';
import type { Contradiction, Deduction } from '@/lib/solver/deduce';

/** Deduces from the pieces on any board, without a stored game. */
export const POST = costlyHandler(async request => {
  const body = await readBody(request, BoardBody);
  if (!body.ok) return replyError(body.error);
  const position = readPosition(body.value);
  if (!position.ok) return replyError(position.error);
  const { level } = body.value;
  const deduced = await runInWorker('deduce', { position: position.value, level });
  return deduced.ok ? reply(deductionAnswer(deduced.value)) : replyContradiction(deduced.error);
});

const deductionAnswer = ({ owners, habitats }: Deduction): DeductionAnswer => ({
  seats: owners.map(({ clues }, owner) => ({
    seat: owner + 1,
    clues: clues.map(({ id, ...rest }) => ({ id, officialId: officialName(id), ...rest })),
  })),
  habitats: habitats.map(({ hex, ...rest }) => ({ ...placeView(hex), ...rest })),
});

/** The seat and the space of the piece that is most likely wrong, as far as known. */
const replyContradiction = ({ code, owner, hex }: Contradiction) =>
  replyError(
    code,
    {},
    {
      ...(owner !== undefined && { seat: owner + 1 }),
      ...(hex !== undefined && placeView(hex)),
    },
  );

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
