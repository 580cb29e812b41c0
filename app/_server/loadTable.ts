import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { SaidTable } from '@/app/_words/said';
import { sayTable } from '@/app/_words/say';
import type { EveningView } from '@/lib/game/eveningView';
import { parseGameCode } from '@/lib/game/gameCode';
import type { SeatSummary } from '@/lib/game/views';
import { ok, type Result, refused } from '@/lib/result';
import { log } from '@/lib/server/log';
import { getServer } from '@/lib/server/open';
import { getOutside } from '@/lib/server/outside';
import { currentRequest } from '@/lib/server/requests';
import { showEvening } from '@/lib/table/evening';
import type { Missing } from '@/lib/table/keeper';
import { showTable } from '@/lib/table/show';
import { isUnavailable } from '@/lib/table/unavailable';
import { readDevice } from './device';
import { countGuess, secondsToWait } from './guessing';
import { SERVER_SPEAKER } from './say';

/** Why a page has no table to show: there is none, who asks has guessed too often, or the database is away. */
export type NoTableReason = Missing | 'unavailable' | { readonly seconds: number };

/** The table as the asking device may see it. */
export const loadTable = cache((text: string) => orUnavailable(() => readTable(text)));

async function readTable(text: string): Promise<Result<SaidTable, NoTableReason>> {
  const code = parseGameCode(text);
  if (code === undefined) return refused('not-found');
  const { store } = await getServer();
  const game = await store.load(code);
  const seconds = await secondsToWait(game.ok ? game.value : undefined);
  if (seconds > 0) return refused({ seconds });
  if (game.ok)
    return ok(
      await sayTable(
        await showTable(await getOutside(), game.value, await readDevice()),
        SERVER_SPEAKER,
      ),
    );
  if (game.error === 'not-found') await countGuess();
  return game;
}

export interface SeatPageProps {
  readonly params: Promise<{ code: string; seat: string }>;
}

/** A table, and the seat of it that the asking device holds; not found where it does not hold that. */
export async function loadOwnSeat({
  params,
}: SeatPageProps): Promise<Result<{ view: SaidTable; seat: SeatSummary }, NoTableReason>> {
  const { code, seat: number } = await params;
  const table = await loadTable(code);
  if (!table.ok) return table;
  const view = table.value;
  const seat = view.seats.find(each => String(each.seat) === number);
  if (seat === undefined || !view.you.includes(seat.seat)) notFound();
  return ok({ view, seat });
}

/** The evening of a table, where the asking device sits at it; guesses are counted as the table itself is loaded. */
export const loadEvening = (text: string): Promise<Result<EveningView, Missing | 'unavailable'>> =>
  orUnavailable(async () => {
    const code = parseGameCode(text);
    if (code === undefined) return refused('not-found');
    const { store } = await getServer();
    const game = await store.load(code);
    return game.ok ? showEvening(await getOutside(), game.value, await readDevice()) : game;
  });

/** What a page loads, or that the database, or who works for us, does not do its part; any other fault is thrown. */
async function orUnavailable<T, E>(
  load: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'unavailable'>> {
  try {
    return await load();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ id: currentRequest()?.id, err: error }, 'a page failed');
    return refused('unavailable');
  }
}
