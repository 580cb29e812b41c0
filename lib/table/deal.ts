import { type AgainRefusal, leadOn, refusalToPlayAgain } from '../game/again';
import type { DealRefusal, DealRequest } from '../game/dealRequested';
import type { DeviceId, Game, UnnamedGame } from '../game/game';
import { drawGameCode } from '../game/gameCode';
import { drawSpokenSeed } from '../game/spokenSeed';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import type { Outside } from './outside';
import { showTable, type Table } from './show';
import { Unavailable } from './unavailable';

/** What people ask for, and their own seed where they have one. */
export interface NewTable extends DealRequest {
  readonly seed?: string | undefined;
}

/** Deals a new game as it is asked for, and keeps it. */
export async function dealTable(
  outside: Outside,
  { seed, ...request }: NewTable,
  device: DeviceId | undefined,
): Promise<Result<Table, DealRefusal>> {
  const dealt = await outside.work('dealGame', {
    request,
    seed: seed ?? drawSpokenSeed(outside.random),
    seedChosen: seed !== undefined,
  });
  if (!dealt.ok) return dealt;
  return ok(await showTable(outside, await keep(outside, dealt.value), device));
}

/**
 * Same map, same people, new clues, once a game has ended. Whoever asks second, or at the same moment,
 * gets the game of the first.
 */
export async function playAgain(
  outside: Outside,
  game: Game,
  device: DeviceId,
): Promise<Result<Table, AgainRefusal | Missing>> {
  const refusal = refusalToPlayAgain(game, device);
  if (refusal !== undefined) return refused(refusal);
  const next = game.next === null ? await dealNext(outside, game) : ok(game.next);
  if (!next.ok) return next;
  const following = await outside.keeper.load(next.value);
  return following.ok ? ok(await showTable(outside, following.value, device)) : following;
}

/** The code of the game that goes on after this one: of the first that was kept. */
async function dealNext(
  outside: Outside,
  game: Game,
): Promise<Result<string, AgainRefusal | Missing>> {
  const seed = drawSpokenSeed(outside.random);
  const dealt = await outside.work('dealAgain', { game, seed });
  if (!dealt.ok) return dealt;
  const { code } = await keep(outside, dealt.value);
  const led = await outside.keeper.update<never>(game.code, each => ok(leadOn(each, code)));
  return led.ok ? ok(led.value.next ?? code) : led;
}

/** That many codes in a row are taken only where something is wrong, or nearly all are. */
const MOST_TRIES = 20;

/** Keeps a new game under a code that no other game bears. */
async function keep({ keeper, random }: Outside, unnamed: UnnamedGame): Promise<Game> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const game = { code: drawGameCode(random), ...unnamed };
    if (await keeper.create(game)) return game;
  }
  throw new Unavailable('no code is free');
}
