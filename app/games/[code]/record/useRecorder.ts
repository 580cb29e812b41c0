'use client';

import { useMemo, useState } from 'react';
import { type Change, createChange, type RecordChange, unsentChanges } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/trouble';
import { useMove } from '@/app/_state/useMove';
import { playerOfSeat, type SeatNumber } from '@/lib/board/players';
import type { GameRecord } from '@/lib/game/record/entry';
import { meaningOfPiece } from '@/lib/game/record/pieceMeaning';
import { interpretTable } from '@/lib/game/record/recordedOrder';
import { recordAfter } from '@/lib/game/record/recordMoves';
import {
  entriesIn,
  type RecordRequest,
  readRecordRequest,
  recordRequest,
} from '@/lib/game/record/recordView';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { idsOf, type RecordedAction } from '@/lib/play/boardActions';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';

export interface Recorder {
  /** Includes this phone's unsent entries. */
  readonly entries: GameRecord;
  readonly interpreted: InterpretedRecord;
  /** The number of entries that wait for a connection. */
  readonly queuedCount: number;
  /** Why the latest entry was refused, if at once. Later refusals are warning notices (`RefusedEntries`). */
  readonly trouble: Trouble | undefined;
  /** Whether the last change is not visible yet. Until it is, taps are ignored: they may be meant for the next step. */
  readonly isPending: boolean;
  /** The last change that was entered on this page. */
  readonly lastPressed: ChangeId | undefined;
  enter(action: RecordedAction): void;
  undo(): void;
}

/** Whether the table has a record, or will have once this phone's changes are sent. */
export const useIsRecorded = (): boolean =>
  useTable(
    ({ view, queued }) =>
      view.record !== null ||
      recordChangesIn(queued, view.dealNumber).some(({ request }) => request.type === 'start'),
  );

/**
 * The table's record and the entries made on this phone, which appear at once. They are stored, and sent one after the
 * other, from this page or from one opened later.
 */
export function useRecorder(): Recorder {
  const record = useTable(state => state.view.record);
  const players = useTable(state => state.view.players);
  const order = useTable(state => state.view.order);
  const you = useTable(state => state.view.you);
  const dealNumber = useTable(state => state.view.dealNumber);
  const unsent = useUnsentEntries();
  const queued = useTable(state => state.queued);
  const { trouble, send } = useMove();
  /** The last change that was entered, until it is visible. */
  const [pressed, setPressed] = useState<ChangeId>();
  const [lastPressed, setLastPressed] = useState<ChangeId>();
  const recorded = useMemo(() => entriesIn({ record }), [record]);
  if (unsent.some(({ id }) => id === pressed)) setPressed(undefined);
  const entries = useMemo(
    () => withQueued(recorded, unsent, { players, order }),
    [recorded, unsent, players, order],
  );
  const interpreted = useMemo(
    () => interpretTable({ players, order, record: entries }),
    [entries, players, order],
  );

  async function add(request: RecordRequest) {
    const seat = seatToEnterFor(you, interpreted);
    if (seat === undefined || pressed !== undefined) return;
    const change = createChange({ type: 'record', seat, dealNumber, request });
    setPressed(change.id);
    setLastPressed(change.id);
    await send(change);
    setPressed(now => (now === change.id ? undefined : now));
  }

  const latest = entries.at(-1);
  return {
    entries,
    interpreted,
    queuedCount: recordChangesIn(queued, dealNumber).length,
    trouble,
    isPending: pressed !== undefined,
    lastPressed,
    enter(action) {
      const after = latest?.id ?? null;
      const table = { players, order, record: entries };
      const means = action.type === 'place' ? meaningOfPiece(table, action) : undefined;
      void add(recordRequest(action, { after, means }));
    },
    // An entry that several phones made is removed by undoing each of its ids.
    undo() {
      for (const entry of latest ? idsOf(latest) : [null]) void add({ type: 'undo', entry });
    },
  };
}

/** This phone's entries that the server may not have yet, for the current deal. */
export function useUnsentEntries(): readonly RecordChange[] {
  const changes = useTable(state => state.changes);
  const dealNumber = useTable(state => state.view.dealNumber);
  return useMemo(() => recordChangesIn(changes, dealNumber), [changes, dealNumber]);
}

/** The unsent entries among `changes`, for a deal of the table. */
const recordChangesIn = (changes: readonly Change[], dealNumber: number): readonly RecordChange[] =>
  unsentChanges(changes)
    .filter(each => each.type === 'record')
    .filter(each => each.dealNumber === dealNumber);

/** On a phone that holds several seats, the one whose turn it is; otherwise the first. */
function seatToEnterFor(
  you: readonly SeatNumber[],
  { player }: InterpretedRecord,
): SeatNumber | undefined {
  return you.find(seat => playerOfSeat(seat) === player) ?? you[0];
}

/**
 * The record as it will be once all queued entries are sent. Entries that have become impossible, or that another phone
 * has also made, are left out; so is the undo of an entry on which another phone's entry now depends.
 */
export const withQueued = (
  record: GameRecord,
  queued: readonly RecordChange[],
  table: RecordTable,
): GameRecord => queued.reduce((before, change) => withChange(before, change, table), record);

type RecordTable = Pick<TableView, 'players' | 'order'>;

function withChange(
  record: GameRecord,
  { id, seat, at, request }: RecordChange,
  table: RecordTable,
): GameRecord {
  const next = recordAfter(record, { ...readRecordRequest(request, id), seat, at }, table);
  return next.ok ? next.value : record;
}
