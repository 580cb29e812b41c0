import { type Game, isEnded } from '../game';
import { agreeing, declining } from '../votes/ballot';
import { askerOf, type Question, questionOn } from '../votes/motion';
import { ABOUTS, isHintShown, ruleOf, votesNeeded } from '../votes/motionRules';
import { motionView } from './motionView';
import type { HintView, QuestionView } from './views';

/** The questions to the table, most urgent first. Once the game has ended, only those that were carried. */
export const questionViews = (game: Game): readonly QuestionView[] =>
  game.questions
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(question => questionView(game, question) ?? [])
    .filter(({ state }) => state === 'carried' || !isEnded(game));

const rankOf = ({ motion }: Question): number => ABOUTS.indexOf(motion.about);

function questionView(game: Game, question: Question): QuestionView | undefined {
  const { motion, ballot } = question;
  const by = askerOf(question);
  if (by === undefined) return undefined;
  return {
    motion: motionView(motion),
    askedAt: new Date(question.askedAt).toISOString(),
    by,
    votes: agreeing(ballot),
    notNow: declining(ballot),
    needed: votesNeeded(game, motion),
    state: stateOf(game, question),
  };
}

function stateOf(game: Game, { motion, ballot }: Question): QuestionView['state'] {
  const { settled, endsByRefusal, refusalToAgree } = ruleOf(motion);
  if (settled?.(game) !== undefined) return 'carried';
  const isRefused = endsByRefusal === true && declining(ballot).length > 0;
  return isRefused || refusalToAgree?.(game, motion) !== undefined ? 'closed' : 'open';
}

/** The hint, once enough seats agree. */
export const shownHint = (game: Game): HintView['hint'] =>
  isHintShown(game) ? { id: game.hint } : null;

/** The public state of the hint. */
export function hintView(game: Game): HintView {
  const question = questionOn(game, { about: 'hint' });
  return { hint: shownHint(game), question: (question && questionView(game, question)) ?? null };
}
