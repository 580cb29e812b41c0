import type { Deal } from '../game/deal/deal';
import { type Game, type NewGameFields, unnamedGame } from '../game/game';
import { createRandom, drawHex } from '../random';

/** A newly dealt game with a given code; its origin follows from the code. */
export const newGame = (code: string, deal: Deal, fields?: Partial<NewGameFields>): Game => ({
  code,
  ...unnamedGame(deal, { origin: drawHex(createRandom(code, 'origin')), ...fields }),
});
