import type { PieceKind } from '../../board/pieces';
import { type Owner, type SeatNumber, seatAt, seatNumbersOf } from '../../board/players';
import { clueHexes } from '../../clues/clueHexes';
import type { PlayerCount } from '../../data/terms';
import { withExport } from '../../game/copies';
import { deal } from '../../game/deal/deal';
import { linkNextGame } from '../../game/deal/dealAgain';
import { gradeDeal } from '../../game/deal/grade';
import { applyRedeal, drawRedeal } from '../../game/deal/redeal';
import { waitForSeat } from '../../game/events/waiting';
import { cluesInPlay, type Game, habitatOf, mapOf, type TableChoices } from '../../game/game';
import { applyMove, type MoveAction } from '../../game/moves';
import { boardOfGame } from '../../game/record/recordedBoard';
import type { DeviceId } from '../../game/seats/seat';
import type { Motion, VoteAnswer } from '../../game/votes/motion';
import { HEXES, type Hex } from '../../map/hexSet';
import type { RecordedAction } from '../../play/boardActions';
import { newGame } from '../../testing/newGame';

/** Games that together contain every kind of data, played with the current code. */
export const gamesOfEveryKind = (): Readonly<Record<string, Game>> => ({
  finished: finished(),
  midRecord: midRecord(),
  two: two(),
  toDealAnew: redealRequested(),
  onePhone: onePhone(),
  news: news(),
});

/** The device id of the phone in `e2e/phoneSample`. */
export const DEVICE: DeviceId = '1ARAaS0ydwyFkUuiObeLnHs0pq6AmieHgIWPT06UaLw';

const START = Date.UTC(2026, 10, 23, 19);
const NOTES =
  '{"format":1,"clues":[["on-water-or-forest",[1],[],[]]],"marks":[["star",[7],[]]],"notes":[[9,5,"by the water"]]}';

/** Plays moves 20 s apart. */
class Playing {
  #now = START;
  #entered = 0;
  game: Game;
  readonly #deviceOf: (seat: SeatNumber) => DeviceId;

  constructor(code: string, players: PlayerCount, choices: Partial<TableChoices> = {}) {
    const seed = `sample ${code}`;
    const dealt = deal({ mode: players === 5 ? 'advanced' : 'normal', players }, seed);
    const grade = players === 2 ? null : gradeDeal(dealt);
    const fields = { grade, seed, laid: true, ...choices };
    this.game = newGame(code, dealt, fields);
    this.#deviceOf = seat => {
      if (choices.onePhone) return 'this phone';
      return seat === 1 ? DEVICE : `phone ${seat}`;
    };
  }

  move(seat: SeatNumber, action: MoveAction, device = this.#deviceOf(seat)): void {
    this.#now += 20_000;
    const next = applyMove(this.game, { ...action, seat, device, at: this.#now });
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.error}`);
    this.game = next.value;
  }

  vote(seat: SeatNumber, motion: Motion, answer: VoteAnswer = 'agree'): void {
    this.move(seat, { kind: 'vote', motion, answer });
  }

  sit(...names: readonly (string | null)[]): void {
    for (const [index, name] of names.entries()) this.move(seatAt(index), { kind: 'claim', name });
  }

  /** Returns the entry's id. */
  enter(seat: SeatNumber, action: RecordedAction): string {
    const record = this.game.record ?? [];
    const id = `entry-${String(this.#entered++).padStart(10, '0')}`;
    this.move(seat, { kind: 'record', id, action, after: record.at(-1)?.id ?? null });
    return id;
  }

  /** Places a true piece on a free space; the number selects among the possible ones. */
  piece(owner: Owner, kind: PieceKind, number = 0): Extract<RecordedAction, { type: 'place' }> {
    return { type: 'place', owner, hex: this.space(owner, kind === 'disc', number), kind };
  }

  space(owner: Owner, allows: boolean, number: number): Hex {
    const clue = cluesInPlay(this.game)[owner];
    const taken = new Set([
      habitatOf(this.game),
      ...boardOfGame(this.game).pieces.map(({ hex }) => hex),
    ]);
    const hexes = clue && clueHexes(clue, mapOf(this.game));
    const free = HEXES.filter(hex => hexes?.has(hex) === allows && !taken.has(hex));
    const hex = free[number];
    if (hex === undefined) throw new Error('there is no such space');
    return hex;
  }
}

/** Five players, with corrected, fixed, skipped and doubled entries, a found habitat and the hint. */
function finished(): Game {
  const table = new Playing('BDGHJK', 5);
  table.sit('Ana', 'Bence', 'Cleo', null, 'Eva');
  for (const seat of [1, 2, 3, 5] as const) table.vote(seat, { about: 'free', seat: 4 });
  table.move(4, { kind: 'claim', name: null });
  for (const seat of [1, 2, 3, 4, 5] as const) table.move(seat, { kind: 'look' });
  table.move(1, { kind: 'start-record' });
  for (const owner of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
    table.enter(seatAt(owner), table.piece(owner, 'cube', owner));
  table.enter(1, table.piece(1, 'disc'));
  table.enter(2, table.piece(2, 'cube', 3));
  table.enter(2, table.piece(1, 'cube', 4));
  const { type: _, ...wrong } = table.piece(3, 'cube', 5);
  const entry = table.enter(3, { type: 'place', ...wrong });
  table.enter(3, { type: 'correct', entry, as: { ...wrong, owner: 4 } });
  table.enter(3, table.piece(2, 'cube', 6));
  table.enter(4, { type: 'remove', entry: table.enter(4, table.piece(0, 'disc', 9)) });
  table.enter(4, { type: 'skip' });
  const mistaken = { owner: 0, hex: table.space(0, true, 3) };
  for (const seat of [5, 3] as const)
    table.enter(seat, { type: 'place', ...mistaken, kind: 'cube' });
  table.enter(1, { type: 'fix', ...mistaken, kind: 'disc', to: table.space(0, false, 11) });
  table.enter(1, { type: 'turn', player: 0 });
  const hex = habitatOf(table.game);
  table.enter(1, { type: 'place', owner: 0, hex, kind: 'disc' });
  for (const owner of [1, 2, 3, 4])
    table.enter(seatAt(owner), { type: 'place', owner, hex, kind: 'disc' });
  for (const seat of [1, 2, 3, 4] as const) table.vote(seat, { about: 'hint' });
  for (const seat of [2, 1, 3, 4, 5] as const)
    table.vote(seat, { about: 'end', found: { space: hex } });
  return table.game;
}

/** In the middle of a search: every question open, one seat handed over and one left. */
function midRecord(): Game {
  const table = new Playing('GHJKLM', 4);
  table.sit('Ana', 'Bence', null, 'Dora');
  for (const _ of [1, 2]) table.move(1, { kind: 'look' });
  table.move(3, { kind: 'leave' });
  table.move(3, { kind: 'claim', name: 'Cleo' }, 'phone 9');
  table.move(1, { kind: 'start-record' });
  for (const owner of [0, 1, 2, 3, 0, 1, 2, 3]) table.enter(1, table.piece(owner, 'cube', owner));
  table.enter(2, { type: 'reseat', order: [0, 2, 1, 3] });
  table.enter(1, table.piece(0, 'disc'));
  table.move(2, { kind: 'save-notebook', text: NOTES });
  table.vote(1, { about: 'hint' });
  table.vote(4, { about: 'hint' }, 'not-now');
  table.vote(2, { about: 'end', found: null });
  table.vote(1, { about: 'free', seat: 4 });
  table.move(2, { kind: 'offer', digits: '271828' });
  table.vote(1, { about: 'assist', level: 'none' });
  return table.game;
}

function two(): Game {
  const table = new Playing('JKLMNP', 2);
  table.sit('Ana', 'Bence');
  table.move(1, { kind: 'look' });
  table.move(2, { kind: 'save-notebook', text: 'a newer Fieldbook may read this' });
  table.move(1, { kind: 'start-record' });
  table.enter(2, { type: 'mid-game' });
  for (const owner of [0, 1, 2, 3]) table.enter(1, table.piece(owner, 'cube', owner));
  table.move(2, { kind: 'offer', digits: '314159' });
  table.move(2, { kind: 'take', digits: '314159' }, 'phone 9');
  return table.game;
}

/** Three seats are taken at a table for four, and one of them votes for a deal for three. */
function redealRequested(): Game {
  const table = new Playing('KLMNPQ', 4, { laid: false });
  table.sit('Ana', 'Bence', 'Cleo');
  table.move(2, { kind: 'look' });
  table.vote(1, { about: 'redeal', players: 3 });
  return table.game;
}

/** A game on a shared phone, exported to another phone. */
function onePhone(): Game {
  const table = new Playing('phone-HJKLMN', 3, { onePhone: true, signals: true });
  table.sit('Ana', 'Bence', 'Cleo');
  for (const seat of [1, 2, 3] as const) table.move(seat, { kind: 'look' });
  table.move(1, { kind: 'start-record' });
  for (const owner of [0, 1, 2]) table.enter(1, table.piece(owner, 'cube', owner));
  table.move(2, { kind: 'save-notebook', text: NOTES });
  return withExport(table.game);
}

/** A redealt table for four with every kind of event, and the link to its next game. */
function news(): Game {
  const table = new Playing('LMNPQR', 3);
  table.sit('Ana', 'Bence', 'Cleo');
  const redealt = applyRedeal(table.game, drawRedeal(table.game, 4, 'sample anew'), START);
  if (!redealt.ok) throw new Error(redealt.error);
  table.game = { ...redealt.value, hard: 4 };
  table.move(4, { kind: 'claim', name: 'Dora' });
  for (const order of [
    [1, 3, 2, 4],
    [1, 2, 3, 4],
  ] as const)
    table.move(1, { kind: 'order', order });
  table.move(1, { kind: 'hard-envelope', to: 2 });
  const guest = waitForSeat(table.game, { device: 'phone 9', name: 'Eva', at: START });
  if (!guest.ok) throw new Error(guest.error);
  table.game = guest.value;
  table.vote(1, { about: 'hint' });
  table.vote(1, { about: 'hint' }, 'take-back');
  const seats = seatNumbersOf(4);
  for (const seat of seats) table.vote(seat, { about: 'assist', level: 'none' });
  const space = table.space(0, true, 0);
  for (const seat of seats) table.vote(seat, { about: 'end', found: { space } });
  for (const seat of seats) table.move(seat, { kind: 'look' });
  for (const seat of seats) table.vote(seat, { about: 'hint' });
  for (const seat of seats) table.vote(seat, { about: 'end', found: null });
  return linkNextGame(table.game, 'MNPQRS', START);
}
