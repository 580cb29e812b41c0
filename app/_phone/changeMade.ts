import { type Change, questionView } from '@/app/_state/changes';
import type { Made } from '@/lib/game/moves';
import { readRecording } from '@/lib/game/recordView';
import { hexOf, readCall, readQuestion } from '@/lib/game/views';

/** A change as the core makes it. Throws a RangeError where a place of it lies on no map. */
export function changeMade(change: Change): Made {
  switch (change.does) {
    case 'look':
      return { kind: 'look' };
    case 'record':
      return readRecording(change.recording, change.id);
    case 'turns':
      return { kind: 'turns', turns: change.turns };
    case 'vote':
      return voteMade(change);
  }
}

function voteMade({ cast, question }: Extract<Change, { does: 'vote' }>): Made {
  if ('call' in cast) {
    const { call } = cast;
    if (!call.found) return { kind: 'call', found: null };
    return { kind: 'call', found: { space: (call.space && hexOf(call.space)) ?? null } };
  }
  const { matter, answer } = cast;
  if (answer === 'take-back') return { kind: 'unvote', for: matter };
  const of = questionView(question, matter);
  return {
    kind: 'vote',
    for: matter,
    agrees: answer === 'agree',
    ...(matter === 'end' && question.call && { to: readCall(question.call) }),
    ...(of && { of: readQuestion(of) }),
  };
}
