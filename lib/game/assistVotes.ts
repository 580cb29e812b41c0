import { ok, type Result, refused } from '../result';
import type { Assist } from './assist';
import { agreeing, type Ballot, declining } from './ballot';
import { assistVotesNeeded, isEnded } from './consent';
import type { Game } from './game';

export type AssistRefusal = 'game-ended' | 'other-assist-asked';

/**
 * What a vote for a level, or its taking back, makes of the game. `count` gives the ballot after it. One refusal keeps
 * the level: the question then stands only for whoever asked it, and another may take its place.
 */
export function playAssistVote(
  game: Game,
  level: Assist,
  count: (ballot: Ballot) => Ballot,
): Result<Game, AssistRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { assist, assistQuestion: question } = game;
  const asked = question?.asked === level ? question.ballot : undefined;
  if (asked === undefined) {
    const isOpen = question !== null && declining(question.ballot).length === 0;
    if (isOpen) return refused('other-assist-asked');
    // What all have agreed to meanwhile needs no vote.
    if (level === assist) return ok(game);
  }
  const ballot = count(asked ?? []);
  if (ballot === asked) return ok(game);
  if (ballot.length > 0) return ok({ ...game, assistQuestion: { asked: level, ballot } });
  return ok(asked === undefined ? game : { ...game, assistQuestion: null });
}

/** The game on the level that everybody who sits has agreed to; the same game where they have not. */
export function settleAssist(game: Game): Game {
  const { assistQuestion: question } = game;
  if (question === null || agreeing(question.ballot).length < assistVotesNeeded(game)) return game;
  return { ...game, assist: question.asked, assistQuestion: null };
}
