import type { Hex } from '../map/hexSet';
import type { Luck } from './luck';
import type { PlayerView } from './playerView';
import { bestCube, bestDisc, cubeCost, scoreActions } from './weighing';

/**
 * What a careful person does at the table. Everybody keeps for every other player the list of clues
 * that the pieces leave possible, and on a turn does what promises most:
 *
 * - a question is worth the bits that its answer is expected to tell, less the bits that the
 *   penalty cube gives away if the answer is a cube;
 * - a search is worth the bits of the answers it can get, and six for the win, weighed with its
 *   probability, less the cube if it fails and the disc that it takes;
 * - people search when they hold the place for at least one third likely and it beats asking.
 *
 * Cubes and discs go where they tell least. A little Gumbel noise keeps two games from being the
 * same. The valuations are those of the study in lib/README.md ("How long a deal lasts").
 */
export type Decision =
  | { readonly kind: 'ask'; readonly hex: Hex; readonly asked: number }
  /** `disc` is where the searcher's own disc goes; nowhere, if theirs lies there and no other fits. */
  | { readonly kind: 'search'; readonly hex: Hex; readonly disc: Hex | undefined }
  | { readonly kind: 'cube'; readonly hex: Hex }
  | { readonly kind: 'skip' };

const SKIP: Decision = { kind: 'skip' };

const BOLD_ENOUGH = 0.33;

/** What the player does about what is due: for a cube a cube, for a turn anything but; or nothing. */
export const decide = (view: PlayerView, luck: Luck): Decision =>
  view.nextStep === 'cube' ? decideCube(view, luck) : decideTurn(view, luck);

function decideCube(view: PlayerView, luck: Luck): Decision {
  const hex = bestCube(view, luck);
  return hex === undefined ? SKIP : { kind: 'cube', hex };
}

function decideTurn(view: PlayerView, luck: Luck): Decision {
  const { question, search } = scoreActions(view, cubeCost(view), luck);
  const searches =
    search !== undefined &&
    (question === undefined ||
      (search.probability >= BOLD_ENOUGH && search.score > question.score));
  if (searches) return { kind: 'search', hex: search.hex, disc: discFor(search.hex, view) };
  return question === undefined ? SKIP : { kind: 'ask', hex: question.hex, asked: question.asked };
}

/** Who searches where their disc lies already places another one. */
const discFor = (hex: Hex, view: PlayerView): Hex | undefined =>
  view.pieces.has(view.self, hex) ? bestDisc(view) : hex;
