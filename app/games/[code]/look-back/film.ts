import type { SaidTable } from '@/app/_words/said';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import { type FilmAsked, type FilmFacts, type FilmFrame, filmFacts } from '@/lib/game/film';
import type { GameRecord } from '@/lib/game/record';
import { entriesOf } from '@/lib/game/recordView';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex } from '@/lib/map/hexSet';
import { boardsLain, type Meant, meantBy } from '@/lib/play/corrections';
import { follow } from '@/lib/play/follow';
import type { Board } from '@/lib/play/pieces';
import type { Step } from '@/lib/play/step';
import { turnsReached } from '@/lib/play/turnsReached';

/** A recorded game, entry by entry. Moment `n` is the one after `n` entries. */
export interface Film {
  readonly record: GameRecord;
  readonly meant: Meant;
  /** By entry what it was taken for. */
  readonly steps: readonly Step[];
  /** By moment what lay there: no slip of a finger that was put right later. */
  readonly boards: readonly Board[];
  /** By moment which turn was reached; 0 while first cubes are placed. */
  readonly turns: readonly number[];
  /** By owner. */
  readonly clues: readonly ClueId[];
}

/** The film of a game that has ended. */
export function filmOf({ record: recorded, players, seats }: SaidTable): Film {
  const record = recorded ? entriesOf(recorded) : [];
  const { steps } = follow(record, players);
  const meant = meantBy(record);
  return {
    record,
    meant,
    steps,
    boards: boardsLain(meant),
    turns: turnsReached(steps),
    clues: seats.flatMap(({ clues = [] }) => clues.map(({ id }) => id)),
  };
}

/** A moment of it, as the phone's own thread is asked to reckon it. */
export const askedAt = (
  { boards, clues }: Film,
  moment: number,
  { mapCode, players }: Pick<SaidTable, 'mapCode' | 'players'>,
): FilmAsked => ({ mapCode, players, clues, pieces: boards[moment]?.pieces ?? [] });

/** What the film shows now. */
export interface FilmShown {
  readonly film: Film;
  /** By moment, as far as they are reckoned. */
  readonly frames: readonly FilmFrame[];
  /** Once all of them are. */
  readonly facts: FilmFacts | undefined;
  /** By which sight of a frame it is seen. */
  readonly eyes: number;
  readonly moment: number;
}

/** What it is worth telling of; nothing until all frames are there. */
export function factsOf(
  { meant, boards, clues }: Film,
  map: GameMap,
  habitat: Hex,
  frames: readonly FilmFrame[],
): FilmFacts | undefined {
  if (frames.length < boards.length) return undefined;
  return filmFacts({
    map,
    clues: clues.flatMap(id => parseClue(id) ?? []),
    habitat,
    record: meant,
    frames,
  });
}
