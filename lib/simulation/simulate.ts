import type { Board, Piece } from '../board/pieces';
import { type Player, playerAt } from '../board/players';
import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import type { HexSet } from '../map/hexSet';
import {
  type Action,
  applyAction,
  type PlayState,
  type Rules,
  startPlay,
  winnerOf,
} from '../play/rulesEngine';
import { ClueBeliefs, clueAreasOf } from './clueBeliefs';
import { decide } from './decide';
import type { Luck } from './luck';
import type { PlayerView } from './playerView';

export interface Outcome {
  readonly winner: Player;
  /** Questions and searches; the initial sharing is not counted. */
  readonly turns: number;
}

/** A player's knowledge besides the pieces and the next step. */
interface SimulatedPlayer extends Omit<PlayerView, 'nextStep' | 'pieces'> {
  readonly possible: ClueBeliefs;
}

const MAX_TURNS = 400;

/**
 * Plays whole games of simulated players by the rules of `play/rulesEngine`. Players choose their actions
 * (`decide.ts`); their clues determine their answers. Successive games of one deal reuse the players' beliefs instead
 * of allocating them again.
 */
export class Simulation {
  readonly #rules: Rules;
  readonly #players: readonly SimulatedPlayer[];

  /**
   * `overlook` is the probability, 0 … 1, that a player misses that a piece rules out a clue. Throws a RangeError
   * unless there are three to five clues.
   */
  constructor(
    { map, clues }: { readonly map: GameMap; readonly clues: readonly Clue[] },
    private readonly luck: Luck,
    private readonly overlook = 0,
  ) {
    const players = clues.length;
    if (players !== 3 && players !== 4 && players !== 5) throw new RangeError(`${players} clues`);
    this.#rules = { players, allows: clues.map(clue => clueHexes(clue, map)) };
    this.#players = createPlayers(map, this.#rules.allows, overlook > 0);
  }

  /** Plays a whole game. Player `start`, from 0, places the first cube and takes the first turn. */
  play(start: number): Outcome {
    const { play, winner } = this.playOut(start);
    return { winner, turns: play.turnState.turn };
  }

  /** Like `play`, but returns the final position with its log. Throws if a game exceeds 400 turns. */
  playOut(start: number): { readonly play: PlayState; readonly winner: Player } {
    for (const { possible } of this.#players) possible.clear();
    let play = startPlay(this.#rules, playerAt(start));
    while (play.turnState.turn <= MAX_TURNS) {
      const winner = winnerOf(play);
      if (winner !== undefined) return { play, winner };
      play = this.#next(play);
    }
    throw new Error('a simulated game did not end');
  }

  /** The game after the active player's decision. */
  #next(play: PlayState): PlayState {
    const { nextStep } = play.turnState;
    const player = this.#players[nextStep.player ?? -1];
    if (player === undefined) throw new Error('no player is to act');
    const { self } = player;
    const action = decide(
      viewOf(player, nextStep.kind === 'turn' ? 'turn' : 'cube', play.board),
      this.luck,
    );
    switch (action.kind) {
      case 'ask':
        return this.#act(play, { type: 'ask', asked: action.asked, hex: action.hex });
      case 'search': {
        const { hex, disc } = action;
        const searched = this.#act(play, { type: 'search', hex });
        if (searched.turnState.nextStep.kind !== 'own-disc') return searched;
        return this.#act(
          searched,
          disc === undefined ? { type: 'skip' } : { type: 'disc', owner: self, hex: disc },
        );
      }
      case 'cube':
        return this.#act(play, { type: 'cube', owner: self, hex: action.hex });
      case 'skip':
        return this.#act(play, { type: 'skip' });
    }
  }

  #act(play: PlayState, action: Action): PlayState {
    const next = applyAction(play, action);
    if (!next.ok) throw new Error(`a simulated player’s ${action.type} was refused: ${next.error}`);
    const { pieces } = next.value.board;
    for (let placed = play.board.pieces.length; placed < pieces.length; placed++) {
      const piece = pieces[placed];
      if (piece !== undefined) this.#learn(piece);
    }
    return next.value;
  }

  #learn({ owner, hex, kind }: Piece): void {
    const allowed = kind === 'disc';
    if (this.overlook === 0) {
      this.#players[0]?.possible.learn(owner, hex, allowed, never);
      return;
    }
    const sometimes = () => this.luck.happens(this.overlook);
    for (const { self, possible } of this.#players) {
      possible.learn(owner, hex, allowed, self === owner ? never : sometimes);
    }
  }
}

const never = (): boolean => false;

/** Players who overlook nothing have identical beliefs, so they share one object. */
function createPlayers(
  map: GameMap,
  allows: readonly HexSet[],
  overlooking: boolean,
): readonly SimulatedPlayer[] {
  const areas = clueAreasOf(map);
  const shared = new ClueBeliefs(areas, allows.length);
  const indexes = allows.map((_, index) => index);
  return allows.map((hexes, self) => ({
    self,
    others: [...indexes.slice(self + 1), ...indexes.slice(0, self)],
    allowed: [...hexes],
    ruledOut: [...hexes.complement()],
    possible: overlooking ? new ClueBeliefs(areas, allows.length) : shared,
  }));
}

/** Lists the fields: object spread would take a tenth of a game's time. */
const viewOf = (
  { self, others, allowed, ruledOut, possible }: SimulatedPlayer,
  nextStep: PlayerView['nextStep'],
  pieces: Board,
): PlayerView => ({ nextStep, self, others, allowed, ruledOut, pieces, possible });
