import { answersTo, type Course, keyOf, spaceDue, turnOf } from './course';
import { type Board, type Piece, playerOf } from './pieces';

/**
 * What is due once a piece is taken off that did not lie there: what came of it in a turn that is still open is asked
 * for again, an answer to a search, or the turn where there was no question and no search. What a turn that is over
 * came to stands, and so does the course itself where nothing is asked anew. `board` is the one without the piece.
 */
export function afterRemoval(
  course: Course,
  { owner, hex }: Pick<Piece, 'owner' | 'hex'>,
  isSearch: boolean,
  board: Board,
): Course {
  const { due, turn, players } = course;
  if (due.is === 'share' || due.is === 'turn' || spaceDue(due) !== hex) return course;
  const { player } = due;
  const isOwn = playerOf(owner, players) === player;
  const again = turnOf(course, player, turn);
  if (!isSearch) return isOwn || !board.isOpen(hex) ? course : again;
  if (isOwn) return again;
  if (due.is === 'own-disc') return course;
  const asked = answersTo(course, player, hex, board);
  return keyOf(asked) === keyOf(course) ? course : asked;
}
