import { sayHint, saySeat, sayTable } from '@/app/_words/say';
import type { ClueId } from '@/lib/clues/clue';
import type { HintView, SeatView } from '@/lib/game/views';
import type { Result } from '@/lib/result';
import type { Hint } from '@/lib/solver/hints';
import type { Table } from '@/lib/table/show';
import type { ErrorCode } from './errors';
import { reply, replyError } from './reply';
import { SERVER_SPEAKER } from './say';

/** Views as answers, in the language of whoever asks, or why there is none. */

export const replyTable = async (
  table: Result<Table, ErrorCode>,
  status?: number,
): Promise<Response> =>
  table.ok ? reply(await sayTable(table.value, SERVER_SPEAKER), status) : replyError(table.error);

export const replySeat = async (seat: Result<SeatView<ClueId>, ErrorCode>): Promise<Response> =>
  seat.ok ? reply(await saySeat(seat.value, SERVER_SPEAKER)) : replyError(seat.error);

export const replyHint = async (hint: Result<HintView<Hint>, ErrorCode>): Promise<Response> =>
  hint.ok ? reply(await sayHint(hint.value, SERVER_SPEAKER)) : replyError(hint.error);
