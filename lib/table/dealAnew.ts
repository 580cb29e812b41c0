import type { PlayerCount } from '../data/terms';
import { dealtAnew } from '../game/deal/dealAnew';
import { drawSpokenSeed } from '../game/deal/spokenSeed';
import type { Game } from '../game/game';
import { settle } from '../game/moment';
import { isCarried } from '../game/votes/motionRules';
import { ok, type Result } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';

/**
 * Deals the table anew if enough seats agree to that, however they came to: by a vote, or because somebody left. Dealing
 * takes a while, so what may have changed meanwhile is asked again: two phones at once deal once, and after another look
 * the question stays open.
 */
export async function dealAgreed(
  { repository, runTask, random, now }: TableDependencies,
  game: Game,
): Promise<Result<Game, LoadRefusal>> {
  const players = agreedPlayers(game);
  if (players === undefined) return ok(game);
  const seed = drawSpokenSeed(random);
  const deal = await runTask('dealAnew', { game, players, seed });
  return repository.update<never>(game.code, each => {
    if (each.dealt !== game.dealt || agreedPlayers(each) !== players) return ok(each);
    const dealt = dealtAnew(each, deal);
    return ok(dealt.ok ? settle(dealt.value, now()) : each);
  });
}

/** For how many the table has agreed to be dealt anew. */
function agreedPlayers(game: Game): PlayerCount | undefined {
  const question = game.questions.find(({ motion }) => motion.about === 'deal');
  if (question?.motion.about !== 'deal' || !isCarried(game, question)) return undefined;
  return question.motion.players;
}
