import type { PlayerCount } from '../data/terms';
import { applyRedeal } from '../game/deal/redeal';
import type { Game } from '../game/game';
import { applyConsequences } from '../game/stage';
import { isCarried } from '../game/votes/motionRules';
import { drawHex } from '../random';
import { ok, type Result } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';

/**
 * Redeals the table if enough seats agree, whether after a vote or because a player left. Dealing takes a while, so the
 * conditions are checked again before the deal is stored: two concurrent requests redeal once, and if another look came
 * in between, the question stays open.
 */
export async function redealIfAgreed(
  { repository, runTask, random, now }: TableDependencies,
  game: Game,
): Promise<Result<Game, LoadRefusal>> {
  const players = agreedPlayers(game);
  if (players === undefined) return ok(game);
  const seed = drawHex(random);
  const deal = await runTask('redeal', { game, players, seed });
  return repository.update<never>(game.code, each => {
    if (each.dealNumber !== game.dealNumber || agreedPlayers(each) !== players) return ok(each);
    const dealt = applyRedeal(each, deal, now());
    return ok(dealt.ok ? applyConsequences(dealt.value, now()) : each);
  });
}

/** The number of players for which the table has agreed to redeal; `undefined` if it has not. */
function agreedPlayers(game: Game): PlayerCount | undefined {
  const question = game.questions.find(({ motion }) => motion.about === 'redeal');
  if (question?.motion.about !== 'redeal' || !isCarried(game, question)) return undefined;
  return question.motion.players;
}
