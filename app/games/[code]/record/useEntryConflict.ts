'use client';

import { useMemo } from 'react';
import { createChange } from '@/app/_state/changes';
import { conflictsIn } from '@/app/_state/outboxChanges';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { type EntryConflict, entryConflict } from '@/lib/game/record/entryConflict';
import { interpretTable } from '@/lib/game/record/recordedOrder';
import { entriesOf, pieceView, type RecordRequest, readPiece } from '@/lib/game/record/recordView';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { RecordedAction } from '@/lib/play/boardActions';
import type { Piece } from '@/lib/play/pieces';
import type { Step } from '@/lib/play/step';

/** A piece from this phone that the table refused because its turn was over. */
export interface ConflictingPiece extends EntryConflict {
  readonly id: ChangeId;
  readonly piece: Piece;
  /** The table's latest entry, and how it is interpreted. */
  readonly latest: { readonly action: RecordedAction; readonly step: Step } | undefined;
}

/** The piece to ask about; of several, the one that was entered first. */
export function useEntryConflict(): ConflictingPiece | undefined {
  const view = useTable(state => state.view);
  const change = useTable(({ changes }) => conflictsIn(changes, view)[0]);
  const { record, players, order } = view;
  return useMemo(() => {
    if (change === undefined || record === null) return undefined;
    const table = { players, order, record: entriesOf(record) };
    const { id, request } = change;
    const piece = readPiece(request);
    const [action, step] = [table.record.at(-1), interpretTable(table).steps.at(-1)];
    return {
      id,
      piece,
      latest: action && step && { action, step },
      ...entryConflict(table, piece, request.means),
    };
  }, [change, record, players, order]);
}

/** The ways to resolve it. Entries are ordinary changes, sent before anything that was entered after the piece. */
interface ConflictActions {
  readonly isPending: boolean;
  readonly trouble: Trouble | undefined;
  /** Corrects the other phone's piece to this one. */
  correct(): Promise<void>;
  /** Enters this one as well. */
  enter(): Promise<void>;
  /** Leaves this one out. */
  drop(): void;
}

export function useConflictActions({ id, piece, other, next }: ConflictingPiece): ConflictActions {
  const view = useTable(state => state.view);
  const change = useTable(({ changes }) => conflictsIn(changes, view).find(each => each.id === id));
  const forget = useTable(state => state.forget);
  const { send, isPending, trouble } = useMove();
  const after = view.record?.entries.at(-1)?.id ?? null;

  async function answer(request: RecordRequest) {
    if (change === undefined) return;
    const { seat, dealNumber } = change;
    await send(createChange({ type: 'record', seat, dealNumber, insteadOf: id, request }));
  }

  return {
    isPending,
    trouble,
    async correct() {
      if (other) await answer({ type: 'correct', entry: other.entry, as: pieceView(piece), after });
    },
    async enter() {
      if (next) await answer({ type: 'place', ...pieceView(piece), after, means: next.means });
    },
    drop: () => forget(id),
  };
}
