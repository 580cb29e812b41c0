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
  /** Includes entries made on this phone that are not sent yet. */
  readonly entries: GameRecord;
  readonly interpreted: InterpretedRecord;
  /** How many entries wait for a connection. */
  readonly queuedCount: number;
  /** Why the latest entry was refused, if it was at once. Later refusals are said with the votes (`RefusedEntries`). */
  readonly trouble: Trouble | undefined;
  /** Whether an entered change does not show yet. Until then taps are ignored: they are meant for the next step. */
  readonly isPending: boolean;
  /** The change that was pressed last on this page. */
  readonly lastPressed: ChangeId | undefined;
  enter(action: RecordedAction): void;
  undo(): void;
}

/** Whether the table keeps a record, or will once this phone's changes are sent. */
export const useIsRecorded = (): boolean =>
  useTable(
    ({ view, queued }) =>
      view.record !== null ||
      recordChangesIn(queued, view.dealNumber).some(({ request }) => request.type === 'start'),
  );

/**
 * The table's record and the entries made on this phone. These show at once, are stored, and are sent one after the
 * other, from this page or a later one.
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
  /** The change that was pressed last, until it shows. */
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
    // An entry made by several phones is gone once each of its ids is.
    undo() {
      for (const entry of latest ? idsOf(latest) : [null]) void add({ type: 'undo', entry });
    },
  };
}

/** The entries of this phone that the server may not have yet, for this deal of the table. */
export function useUnsentEntries(): readonly RecordChange[] {
  const changes = useTable(state => state.changes);
  const dealNumber = useTable(state => state.view.dealNumber);
  return useMemo(() => recordChangesIn(changes, dealNumber), [changes, dealNumber]);
}

/** The entries still to be sent, for this deal of the table. */
const recordChangesIn = (changes: readonly Change[], dealNumber: number): readonly RecordChange[] =>
  unsentChanges(changes)
    .filter(each => each.type === 'record')
    .filter(each => each.dealNumber === dealNumber);

/** On a phone that holds several seats, the one whose turn it is, or else the first. */
function seatToEnterFor(
  you: readonly SeatNumber[],
  { player }: InterpretedRecord,
): SeatNumber | undefined {
  return you.find(seat => playerOfSeat(seat) === player) ?? you[0];
}

/**
 * The record once all queued entries are sent. Entries that have become impossible, or that another phone has
 * entered as well, are left out; so is an undo of an entry that someone else's entry now needs.
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
