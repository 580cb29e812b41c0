import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import type { HexSet } from '../map/hexSet';
import type { Board, Piece, Player } from '../play/pieces';
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
  /** From 0, clockwise. */
  readonly winner: number;
  /** Questions and searches; the initial sharing is not counted. */
  readonly turns: number;
}

/** A player at the table: all that they know beside the pieces and what is due. */
interface SimulatedPlayer extends Omit<PlayerView, 'nextStep' | 'pieces'> {
  readonly possible: ClueBeliefs;
}

const MOST_TURNS = 400;

/**
 * Whole games of simulated players, by the rules of `play/rulesEngine`. What the players do they decide themselves
 * (`decide.ts`); what they answer their clues decide. Games of one deal are played one after another at the
 * same table: what players know is not built for a game.
 */
export class Simulation {
  readonly #rules: Rules;
  readonly #players: readonly SimulatedPlayer[];

  /**
   * `overlook` is how often somebody overlooks that a piece rules a clue out, 0 (never) … 1. Throws for other
   * than three to five clues.
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

  /** Who wins a whole game, and when; player `start`, from 0, places the first cube and has the first turn. */
  play(start: number): Outcome {
    const { play, winner } = this.playOut(start);
    return { winner, turns: play.turnState.turn };
  }

  /** The same game as it lies on the table at its end, with its log. */
  playOut(start: number): { readonly play: PlayState; readonly winner: Player } {
    for (const { possible } of this.#players) possible.clear();
    let play = startPlay(this.#rules, start);
    while (play.turnState.turn <= MOST_TURNS) {
      const winner = winnerOf(play);
      if (winner !== undefined) return { play, winner };
      play = this.#next(play);
    }
    throw new Error('a simulated game did not end');
  }

  /** After whoever's turn it is has done what is due. */
  #next(play: PlayState): PlayState {
    const { nextStep } = play.turnState;
    const player = this.#players[nextStep.player ?? -1];
    if (player === undefined) throw new Error('it is nobody’s turn');
    const { self } = player;
    const action = decide(
      viewOf(player, nextStep.kind === 'turn' ? 'turn' : 'cube', play.board),
      this.luck,
    );
    switch (action.kind) {
      case 'ask':
        return this.#act(play, { does: 'ask', asked: action.asked, hex: action.hex });
      case 'search': {
        const { hex, disc } = action;
        const searched = this.#act(play, { does: 'search', hex });
        if (searched.turnState.nextStep.kind !== 'own-disc') return searched;
        return this.#act(
          searched,
          disc === undefined ? { does: 'skip' } : { does: 'disc', owner: self, hex: disc },
        );
      }
      case 'cube':
        return this.#act(play, { does: 'cube', owner: self, hex: action.hex });
      case 'skip':
        return this.#act(play, { does: 'skip' });
    }
  }

  #act(play: PlayState, action: Action): PlayState {
    const next = applyAction(play, action);
    if (!next.ok) throw new Error(`a simulated player’s ${action.does} was refused: ${next.error}`);
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

/** Who overlooks nothing takes the pieces for the same as all others: they share their suspicions. */
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

/** Named one by one: to spread them takes a tenth of a game. */
const viewOf = (
  { self, others, allowed, ruledOut, possible }: SimulatedPlayer,
  nextStep: PlayerView['nextStep'],
  pieces: Board,
): PlayerView => ({ nextStep, self, others, allowed, ruledOut, pieces, possible });
