import { drawOrigin } from '../game/copies';
import {
  type AgainMap,
  type AgainRefusal,
  linkNextGame,
  refusalToPlayAgain,
} from '../game/deal/dealAgain';
import type { DealRefusal, DealRequest } from '../game/deal/dealRequest';
import { drawSpokenSeed, normalizeSeed } from '../game/deal/spokenSeed';
import type { Game, TableChoices, UnnamedGame } from '../game/game';
import type { DeviceId } from '../game/seats/seat';
import { withFixedColors } from '../game/seats/seating';
import type { TableView } from '../game/views/views';
import { USUAL_ASSIST } from '../game/votes/assist';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { createUnderFreeCode } from './freeCode';
import { showTable } from './showTable';

/** What may be left out of how a table wants to play. */
type Chosen = { readonly [K in keyof TableChoices]?: TableChoices[K] | undefined };

/**
 * What people ask for and how they want to play, and their own seed, with a word in it, where they have one:
 * however it is written.
 */
export interface NewTable extends DealRequest, Chosen {
  readonly seed?: string | undefined;
}

/** Deals a new game as it is asked for, and keeps it. */
export async function dealTable(
  dependencies: TableDependencies,
  wanted: NewTable,
  device: DeviceId | undefined,
): Promise<Result<TableView, DealRefusal>> {
  const { seed, laid = false, countsLooks = false, onePhone = false, ...others } = wanted;
  const { signals = false, assist = USUAL_ASSIST, ...request } = others;
  const dealt = await dependencies.runTask('dealGame', {
    request,
    seed: seed === undefined ? drawSpokenSeed(dependencies.random) : normalizeSeed(seed),
    seedChosen: seed !== undefined,
    origin: drawOrigin(dependencies.random),
  });
  if (!dealt.ok) return dealt;
  const holder = onePhone && device !== undefined ? { device, name: null } : null;
  const seats = dealt.value.seats.map(seat => ({ ...seat, holder }));
  const chosen: TableChoices = { laid, countsLooks, onePhone, signals, assist };
  const game = withFixedColors({ ...dealt.value, ...chosen, seats });
  return ok(await showTable(dependencies, await createGame(dependencies, game), device));
}

/**
 * The code of the map that `dealTable` would deal on for chosen words: two tables compare it before they deal.
 * It tells nothing of the clues.
 */
export function mapToDeal(
  { runTask }: TableDependencies,
  request: DealRequest,
  seed: string,
): Promise<Result<string, DealRefusal>> {
  return runTask('dealtMap', { request, seed: normalizeSeed(seed) });
}

/**
 * Same people, same map with new clues or another map, once a game has ended. Whoever asks second, or at the same moment,
 * gets the game of the first.
 */
export async function playAgain(
  dependencies: TableDependencies,
  game: Game,
  device: DeviceId,
  map: AgainMap,
): Promise<Result<TableView, AgainRefusal | LoadRefusal>> {
  const refusal = refusalToPlayAgain(game, device);
  if (refusal !== undefined) return refused(refusal);
  const next = game.next === null ? await dealNext(dependencies, game, map) : ok(game.next);
  if (!next.ok) return next;
  const following = await dependencies.repository.load(next.value);
  return following.ok ? ok(await showTable(dependencies, following.value, device)) : following;
}

/** The code of the game that goes on after this one: of the first that was kept. */
async function dealNext(
  dependencies: TableDependencies,
  game: Game,
  map: AgainMap,
): Promise<Result<string, AgainRefusal | LoadRefusal>> {
  const seed = drawSpokenSeed(dependencies.random);
  const dealt = await dependencies.runTask('dealAgain', {
    game,
    map,
    seed,
    origin: drawOrigin(dependencies.random),
  });
  if (!dealt.ok) return dealt;
  const { code } = await createGame(dependencies, dealt.value);
  const led = await dependencies.repository.update<never>(game.code, each =>
    ok(linkNextGame(each, code)),
  );
  return led.ok ? ok(led.value.next ?? code) : led;
}

/** Keeps a new game under a code that no other game bears. */
const createGame = (dependencies: TableDependencies, unnamed: UnnamedGame): Promise<Game> =>
  createUnderFreeCode(dependencies, unnamed, async game =>
    (await dependencies.repository.create(game)) ? game : undefined,
  );
