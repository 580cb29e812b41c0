import type { APIRequestContext } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import type { Owner } from '@/lib/board/players';
import { type Clue, parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { PlayerCount } from '@/lib/data/terms';
import { recordRequest } from '@/lib/game/record/recordView';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { type BoardAction, boardOf } from '@/lib/play/boardActions';
import { interpretActions } from '@/lib/play/interpretRecord';
import { legalHexes } from '@/lib/play/legalPieces';
import { simulateGame } from '@/lib/simulation/simulatedGame';
import { send, tableAfter, uncover } from './ask';
import { gameAt } from './table';

/** How many turns the wrong disc stays. */
const TURNS_WRONG = 3;

/** A whole game for three to five players, piece by piece: all correct except one disc, which is fixed later. */
export interface PlayedGame {
  /** In seat order. */
  readonly clues: readonly Clue[];
  readonly actions: readonly BoardAction[];
  /** The indices of the wrong disc and of its fix in `actions`. */
  readonly wrong: number;
  readonly fixed: number;
  readonly fix: { readonly owner: Owner; readonly hex: Hex; readonly to: Hex };
}

/** A table's clues in seat order; `phone` returns the holder of a seat, who looks at its clue. */
export async function cluesAt(
  { code, players }: TableAnswer,
  phone: (seat: number) => APIRequestContext,
): Promise<readonly Clue[]> {
  const clues: Clue[] = [];
  for (let seat = 1; seat <= players; seat += 1) {
    const { clue } = await uncover(phone(seat), gameAt(code), seat);
    const parsed = parseClue(clue.id);
    if (parsed !== undefined) clues.push(parsed);
  }
  return clues;
}

/** Plays a table's game; `phone` returns the holder of a seat, who looks at its clue. */
export async function playGame(
  table: TableAnswer,
  phone: (seat: number) => APIRequestContext,
): Promise<PlayedGame> {
  const { mapCode, players } = table;
  const clues = await cluesAt(table, phone);
  const map = readStoredMap(mapCode);
  const { actions } = simulateGame({ map, clues }, mapCode);
  const areas = clues.map(clue => clueHexes(clue, map));
  return { clues, ...withMistake(actions, areas, players) };
}

/**
 * Replaces the first cube in reply to a question with a disc, so that no penalty is due; later the cube
 * replaces it.
 */
function withMistake(
  actions: readonly BoardAction[],
  areas: readonly HexSet[],
  players: PlayerCount,
): Omit<PlayedGame, 'clues'> {
  const { steps } = interpretActions(actions, players);
  const wrong = steps.findIndex(
    ({ kind }, action) => kind === 'question' && steps[action + 1]?.kind === 'payment',
  );
  const turn = (steps[wrong]?.turn ?? 0) + TURNS_WRONG;
  const next = steps.findIndex(step => step.turn === turn);
  const answer = actions[wrong];
  if (answer?.type !== 'place' || next < 0) throw new Error('the game is over too soon');

  const { owner, hex } = answer;
  const after = actions.slice(next);
  const beforeFix: readonly BoardAction[] = [
    ...actions.slice(0, wrong),
    { type: 'place', owner, hex, kind: 'disc' },
    ...actions.slice(wrong + 2, next),
  ];
  const own = after.flatMap(action =>
    'owner' in action && action.owner === owner ? [action.hex] : [],
  );
  const allowed = areas[owner] ?? HexSet.empty;
  const to = legalHexes(boardOf(beforeFix), { owner, kind: 'disc' }, allowed).diff(
    HexSet.of(own),
  ).first;
  if (to === undefined) throw new Error('no space is left for the disc');
  const fix = { type: 'fix', owner, hex, kind: 'cube', to } as const;
  return { actions: [...beforeFix, fix, ...after], wrong, fixed: beforeFix.length, fix };
}

/** Enters such a game at a table whose seats the device holds; returns its actions. */
export async function recordGame(
  device: APIRequestContext,
  table: TableAnswer,
): Promise<readonly BoardAction[]> {
  const { actions } = await playGame(table, () => device);
  const path = `${gameAt(table.code)}/record`;
  await tableAfter(await send(device, path, { seat: 1, type: 'start' }));
  for (const action of actions) await enterAction(device, gameAt(table.code), action);
  return actions;
}

/** Sets who places the first cube, which the board then asks for. */
export const beginWith = async (device: APIRequestContext, game: string, starter: number) =>
  tableAfter(await send(device, `${game}/order`, { seat: 1, starter }, 'PUT'));

/** Starts the record of a table for three, and enters the first cubes; the first player’s turn is next. */
export async function startRecord(
  device: APIRequestContext,
  at: string,
  seat: number,
): Promise<void> {
  await tableAfter(await send(device, `${at}/record`, { seat, type: 'start' }));
  for (const [index, owner] of [0, 1, 2, 0, 1, 2].entries()) {
    const cube = { type: 'place', owner, space: { row: 9, col: 1 + index }, kind: 'cube' };
    await tableAfter(await send(device, `${at}/record`, { seat, ...cube }));
  }
}

/** Enters an action for its owner at the table with the address `at`, based on the latest entry there. */
export async function enterAction(
  device: APIRequestContext,
  at: string,
  action: BoardAction,
): Promise<void> {
  const { record } = await tableAfter(await device.get(at));
  const after = record?.entries.at(-1)?.id ?? null;
  await tableAfter(
    await send(device, `${at}/record`, {
      seat: seatOf(action),
      ...recordRequest(action, { after }),
    }),
  );
}

/** Each player enters their own pieces. */
export const seatOf = (action: BoardAction): number => ('owner' in action ? action.owner + 1 : 1);
