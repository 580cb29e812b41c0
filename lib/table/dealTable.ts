import type { PlayerCount } from '../data/terms';
import {
  type AgainMap,
  type AgainRefusal,
  linkNextGame,
  refusalToPlayAgain,
} from '../game/deal/dealAgain';
import type { DealRefusal, DealRequest } from '../game/deal/dealRequest';
import type { Game, TableChoices, UnnamedGame } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { withFixedColors } from '../game/seats/seating';
import type { TableView } from '../game/views/views';
import { DEFAULT_ASSIST } from '../game/votes/assist';
import { drawHex } from '../random';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { createWithFreeCode } from './freeCode';
import { showTable } from './showTable';
import type { Input } from './tasks';

/** The table options, all optional. */
type Options = { readonly [K in keyof TableChoices]?: TableChoices[K] | undefined };

/** A request for a new table: deal, options, and optionally a chosen seed. */
export interface NewTable extends DealRequest, Options {
  readonly seed?: string | undefined;
}

/** Deals a new game and stores it. */
export async function dealTable(
  dependencies: TableDependencies,
  requested: NewTable,
  device: DeviceId | undefined,
): Promise<Result<TableView, DealRefusal>> {
  const { seed, laid = false, onePhone = false, ...others } = requested;
  const { signals = false, assist = DEFAULT_ASSIST, ...request } = others;
  const dealt = await dependencies.runTask('dealGame', {
    request,
    seed: seed ?? drawHex(dependencies.random),
    seedChosen: seed !== undefined,
    origin: drawHex(dependencies.random),
  });
  if (!dealt.ok) return dealt;
  const holder = onePhone && device !== undefined ? { device, name: null } : null;
  const seats = dealt.value.seats.map(seat => ({ ...seat, holder }));
  const choices: TableChoices = { laid, onePhone, signals, assist };
  const game = withFixedColors({ ...dealt.value, ...choices, seats });
  return ok(await showTable(dependencies, await createGame(dependencies, game), device));
}

/** The next game of a group; without a number, for as many players as before. */
export interface NextTable {
  readonly map: AgainMap;
  readonly players?: PlayerCount | undefined;
}

/**
 * Starts the next game of the same group, on the same or another map, once the game has ended. Later and concurrent
 * requests return the game of the first.
 */
export async function playAgain(
  dependencies: TableDependencies,
  game: Game,
  device: DeviceId,
  { map, players = game.players }: NextTable,
): Promise<Result<TableView, AgainRefusal | LoadRefusal>> {
  const refusal = refusalToPlayAgain(game, device);
  if (refusal !== undefined) return refused(refusal);
  const next =
    game.next === null ? await dealNext(dependencies, game, { map, players }) : ok(game.next);
  if (!next.ok) return next;
  const following = await dependencies.repository.load(next.value);
  return following.ok ? ok(await showTable(dependencies, following.value, device)) : following;
}

/** Deals the next game and returns its code, or that of the game stored first by a concurrent request. */
async function dealNext(
  dependencies: TableDependencies,
  game: Game,
  choice: Pick<Input<'dealAgain'>, 'map' | 'players'>,
): Promise<Result<string, AgainRefusal | LoadRefusal>> {
  const seed = drawHex(dependencies.random);
  const dealt = await dependencies.runTask('dealAgain', {
    game,
    ...choice,
    seed,
    origin: drawHex(dependencies.random),
  });
  if (!dealt.ok) return dealt;
  const { code } = await createGame(dependencies, dealt.value);
  const linked = await dependencies.repository.update<never>(game.code, each =>
    ok(linkNextGame(each, code, dependencies.now())),
  );
  return linked.ok ? ok(linked.value.next ?? code) : linked;
}

/** Stores a new game under an unused code. */
const createGame = (dependencies: TableDependencies, unnamed: UnnamedGame): Promise<Game> =>
  createWithFreeCode(dependencies, unnamed, async game =>
    (await dependencies.repository.create(game)) ? game : undefined,
  );
