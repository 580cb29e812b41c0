import type { Hex } from '../map/hexSet';
import type { Luck } from './luck';
import type { PlayerView } from './playerView';
import { bestCube, bestDisc, cubeCost, scoreActions } from './weighing';

/**
 * Models a careful player, who tracks the clues that the pieces leave possible for every other player and takes the
 * turn with the highest expected value:
 *
 * - a question is worth the expected bits of its answer, less the bits that the penalty cube reveals if the answer
 *   is a cube;
 * - a search is worth the expected bits of its answers, plus six bits for a win times its probability, less the cube
 *   if it fails and the disc that it reveals;
 * - a player searches if the space has a probability of at least about one third (`BOLD_ENOUGH`) and the search
 *   scores higher than asking.
 *
 * Cubes and discs go where they reveal least. A little Gumbel noise makes games differ. The valuations come from the
 * study in lib/solver/README.md ("How long a deal lasts").
 */
export type Decision =
  | { readonly kind: 'ask'; readonly hex: Hex; readonly asked: number }
  /** `disc` is the space of the searcher's new disc; `undefined` if theirs is on `hex` and no other space fits. */
  | { readonly kind: 'search'; readonly hex: Hex; readonly disc: Hex | undefined }
  | { readonly kind: 'cube'; readonly hex: Hex }
  | { readonly kind: 'skip' };

const SKIP: Decision = { kind: 'skip' };

const BOLD_ENOUGH = 0.33;

/** Decides the player's next step: `cube` if a cube is required, `ask` or `search` on a turn; `skip` if impossible. */
export const decide = (view: PlayerView, luck: Luck): Decision =>
  view.nextStep === 'cube' ? decideCube(view, luck) : decideTurn(view, luck);

function decideCube(view: PlayerView, luck: Luck): Decision {
  const hex = bestCube(view, luck);
  return hex === undefined ? SKIP : { kind: 'cube', hex };
}

function decideTurn(view: PlayerView, luck: Luck): Decision {
  const { question, search } = scoreActions(view, cubeCost(view), luck);
  const shouldSearch =
    search !== undefined &&
    (question === undefined ||
      (search.probability >= BOLD_ENOUGH && search.score > question.score));
  if (shouldSearch) return { kind: 'search', hex: search.hex, disc: discFor(search.hex, view) };
  return question === undefined ? SKIP : { kind: 'ask', hex: question.hex, asked: question.asked };
}

/** The space of the searcher's disc: the searched one, or another if their disc is there already. */
const discFor = (hex: Hex, view: PlayerView): Hex | undefined =>
  view.pieces.has(view.self, hex) ? bestDisc(view) : hex;
