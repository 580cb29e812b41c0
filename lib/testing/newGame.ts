import { drawOrigin } from '../game/copies';
import type { Deal } from '../game/deal/deal';
import { type Game, type NewGameFields, unnamedGame } from '../game/game';
import { createRandom } from '../random';

/** A game just dealt, under a code that the test chooses. */
export const newGame = (code: string, deal: Deal, fields?: Partial<NewGameFields>): Game => ({
  code,
  ...unnamedGame(deal, { origin: drawOrigin(createRandom(code, 'origin')), ...fields }),
});
