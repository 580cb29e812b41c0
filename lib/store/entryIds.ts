import { z } from 'zod';
import { boardOfRecord, type Entry, isValidRecord, MOST_ENTRIES } from '../game/record/gameRecord';
import { HEXES } from '../map/hexSet';
import { boardAfter, type Correction, type EntryId, isCorrection } from '../play/boardActions';
import { correctedActions, entryOf } from '../play/corrections';
import { Board, PIECE_KINDS } from '../play/pieces';

/** Until format 6 entries bore no name, and corrections told the owner and the space of the piece that they were about. */
const hex = z.literal(HEXES);
const owner = z.int().min(0).max(4);
const piece = { owner, hex, kind: z.enum(PIECE_KINDS) };
const told = { by: z.int(), at: z.number() };
const OldRecord = z
  .array(
    z.discriminatedUnion('does', [
      z.strictObject({ does: z.literal('place'), ...piece, ...told }),
      z.strictObject({ does: z.literal('mend'), ...piece, to: hex.nullable(), ...told }),
      z.strictObject({ does: z.literal('remove'), owner, hex, ...told }),
      z.strictObject({ does: z.literal('correct'), owner, hex, instead: owner, ...told }),
      z.strictObject({ does: z.literal('skip'), ...told }),
      z.strictObject({ does: z.literal('turn'), player: owner, ...told }),
    ]),
  )
  .max(MOST_ENTRIES);

type OldEntry = z.infer<typeof OldRecord>[number];

/**
 * A record of format 6 in which each entry has a name and each correction names the entry that it is about, the one
 * that put the piece there. Where the piece that was taken off or another's had been mended, what the record says then
 * may leave another board than the one that lay there: such a record becomes that board, a piece an entry, so that no
 * piece is lost. What is no record is left as it is.
 */
export function withEntryIds(record: unknown): unknown {
  const old = OldRecord.safeParse(record);
  if (!old.success) return record;
  let board = Board.empty;
  let named: Entry[] | undefined = [];
  for (const [at, entry] of old.data.entries()) {
    const after = boardAfterOld(board, entry);
    if (after === undefined) return record;
    // Such an entry said nothing new.
    if (after === board && 'hex' in entry && entry.does !== 'place') continue;
    board = after;
    named = named && withNamed(named, entry, nameAt(at), board);
  }
  if (named !== undefined) return named;
  const { by, at } = old.data.at(-1) ?? { by: 1, at: 0 };
  return board.pieces.map((each, index) => ({ does: 'place', ...each, id: nameAt(index), by, at }));
}

/** The same whenever the document is read, until it is written. */
const nameAt = (index: number): EntryId => String(index).padStart(16, '0');

/** The board after an entry as it was read then; nothing where it was not possible. */
function boardAfterOld(board: Board, entry: OldEntry): Board | undefined {
  switch (entry.does) {
    case 'remove':
      return board.has(entry.owner, entry.hex) ? board.without(entry.owner, entry.hex) : undefined;
    case 'correct': {
      const kind = board.kindAt(entry.owner, entry.hex);
      const isThere = board.has(entry.instead, entry.hex);
      if (kind === undefined) return isThere ? board : undefined;
      const as = { owner: entry.instead, hex: entry.hex, kind };
      return isThere ? undefined : board.without(entry.owner, entry.hex).with(as);
    }
    case 'mend':
      if (board.kindAt(entry.owner, entry.hex) === entry.kind) return board;
  }
  const after = boardAfter(board, entry);
  return after.ok ? after.value : undefined;
}

/** With one more entry, by which the `board` comes to lie there; nothing where another one does. */
function withNamed(
  named: readonly Entry[],
  entry: OldEntry,
  id: EntryId,
  board: Board,
): Entry[] | undefined {
  const { by, at } = entry;
  const deed =
    entry.does === 'remove' || entry.does === 'correct' ? correctionOf(named, entry) : entry;
  if (deed === undefined) return undefined;
  const all = [...named, { ...deed, id, by, at }];
  if (!isCorrection(deed)) return all;
  return isValidRecord(all) && isSame(boardOfRecord(all), board) ? all : undefined;
}

function correctionOf(
  named: readonly Entry[],
  old: Extract<OldEntry, { does: 'remove' | 'correct' }>,
): Correction | undefined {
  const meant = correctedActions(named);
  const index = entryOf(meant, old);
  const [put, entry] = [meant[index], named[index]?.id];
  if (entry === undefined || put?.does !== 'place') return undefined;
  const { hex, kind } = put;
  return old.does === 'remove'
    ? { does: 'remove', entry }
    : { does: 'correct', entry, as: { owner: old.instead, hex, kind } };
}

const isSame = (board: Board, other: Board): boolean =>
  board.pieces.length === other.pieces.length &&
  board.pieces.every(({ owner, hex, kind }) => other.kindAt(owner, hex) === kind);
