import { dealtIn, type Game } from '../game/game';
import { settle } from '../game/moment';
import { broughtUpToDate, type OpenRefusal, openedGame, refusalToOpen } from '../game/openedGame';
import type { DeviceId } from '../game/seats/seat';
import type { TableView } from '../game/views/views';
import { ok, type Result, refused } from '../result';
import type { GameRepository, LoadRefusal, TableDependencies } from './dependencies';
import { createUnderFreeCode } from './freeCode';
import { showTable } from './showTable';

/** A repository that accepts uploads of phones' games and recognizes repeated ones. */
export interface ReceivingRepository extends GameRepository {
  /**
   * Stores a new game unless one with its `origin` exists. Returns the code of the stored game, or `undefined` if
   * another game has the new one's code.
   */
  receive(game: Game): Promise<string | undefined>;
}

export interface ReceivingDependencies extends TableDependencies {
  readonly repository: ReceivingRepository;
}

/**
 * Opens a phone's game to other devices. Idempotent: a retried upload, for example after a lost response, returns the
 * same table. A device that uploads a copy of a game opened by another gets that table and no seats.
 */
export async function openGame(
  dependencies: ReceivingDependencies,
  game: Game,
  device: DeviceId,
): Promise<Result<TableView, OpenRefusal | LoadRefusal>> {
  const refusal = refusalToOpen(game);
  if (refusal !== undefined) return refused(refusal);
  const { repository, now, runTask } = dependencies;
  const grade = await runTask('grade', { ...dealtIn(game), grade: game.grade });
  const handed = openedGame(game, { device, at: now(), grade });
  const received = await createUnderFreeCode(dependencies, handed, async fresh => {
    const code = await repository.receive(fresh);
    return code === fresh.code ? fresh : code;
  });
  if (typeof received !== 'string') return ok(await showTable(dependencies, received, device));
  const kept = await repository.update<never>(received, each =>
    ok(settle(broughtUpToDate(each, handed, device), now())),
  );
  return kept.ok ? ok(await showTable(dependencies, kept.value, device)) : kept;
}
