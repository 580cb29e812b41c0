import { dealtIn, type Game } from '../game/game';
import { settle } from '../game/moment';
import { broughtUpToDate, type OpenRefusal, opened, refusalToOpen } from '../game/opened';
import type { DeviceId } from '../game/seat';
import { ok, type Result, refused } from '../result';
import type { Keeper, Missing } from './keeper';
import { underFreeCode } from './naming';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** A keeper that takes games over from phones, and knows them again. */
export interface Receiver extends Keeper {
  /**
   * Keeps a new game, unless one of its `origin` is kept already. The code of the one that is kept then; nothing where
   * another game bears the new one's code. One without an origin is always new.
   */
  receive(game: Game): Promise<string | undefined>;
}

export interface ReceivingOutside extends Outside {
  readonly keeper: Receiver;
}

/**
 * Opens a game that a phone has kept by itself to others, once: who hands it over again, as after an answer that was
 * lost, gets the same table.
 */
export async function openGame(
  outside: ReceivingOutside,
  game: Game,
  device: DeviceId,
): Promise<Result<Table, OpenRefusal | Missing>> {
  const refusal = refusalToOpen(game);
  if (refusal !== undefined) return refused(refusal);
  const { keeper, now, work } = outside;
  const grade = await work('grade', { ...dealtIn(game), grade: game.grade });
  const handed = opened(game, { device, at: now(), grade });
  const received = await underFreeCode(outside, handed, async fresh => {
    const code = await keeper.receive(fresh);
    return code === fresh.code ? fresh : code;
  });
  if (typeof received !== 'string') return ok(await showTable(outside, received, device));
  const kept = await keeper.update<never>(received, each =>
    ok(settle(broughtUpToDate(each, handed), now())),
  );
  return kept.ok ? ok(await showTable(outside, kept.value, device)) : kept;
}
