import { dealOf, type Game } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { applyConsequences } from '../game/stage';
import {
  refusalToUpload,
  type UploadRefusal,
  uploadedGame,
  withLaterUpload,
} from '../game/uploadedGame';
import type { TableView } from '../game/views/views';
import { ok, type Result, refused } from '../result';
import type { GameRepository, LoadRefusal, TableDependencies } from './dependencies';
import { createWithFreeCode } from './freeCode';
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
export async function receiveUpload(
  dependencies: ReceivingDependencies,
  game: Game,
  device: DeviceId,
): Promise<Result<TableView, UploadRefusal | LoadRefusal>> {
  const refusal = refusalToUpload(game);
  if (refusal !== undefined) return refused(refusal);
  const { repository, now, runTask } = dependencies;
  const grade = await runTask('grade', { ...dealOf(game), grade: game.grade });
  const uploaded = uploadedGame(game, { device, at: now(), grade });
  const received = await createWithFreeCode(dependencies, uploaded, async fresh => {
    const code = await repository.receive(fresh);
    return code === fresh.code ? fresh : code;
  });
  if (typeof received !== 'string') return ok(await showTable(dependencies, received, device));
  const updated = await repository.update<never>(received, each =>
    ok(applyConsequences(withLaterUpload(each, uploaded, device), now())),
  );
  return updated.ok ? ok(await showTable(dependencies, updated.value, device)) : updated;
}
