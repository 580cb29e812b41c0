'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newEntryId } from '@/app/_api/newEntryId';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import type { TableMemory } from '@/app/_state/tableMemory';
import { type Entered, isForNow, type WaitingEntry } from '@/app/_state/waiting';
import type { GameRecord } from '@/lib/game/record';
import { type DeedView, entriesOf, readRecording } from '@/lib/game/recordView';
import type { SeatNumber } from '@/lib/game/seat';
import { type Following, follow } from '@/lib/play/follow';
import { type WaitingMove, withWaiting } from './withWaiting';

/** What is entered here, until it is told to the table or kept on the phone. */
interface OnTheWay extends WaitingMove {
  readonly recording: Entered;
}

export interface Recorder {
  /** With what was entered here and is on its way. */
  readonly entries: GameRecord;
  readonly following: Following;
  /** How many entries wait for a connection. */
  readonly held: number;
  /** Why entries were refused, oldest first. */
  readonly troubles: readonly Trouble[];
  enter(deed: DeedView): void;
  undo(): void;
}

/**
 * The record of the table and what is entered on this phone: it shows at once, and is told one after the other.
 * Without a connection, where the server takes nothing just now, and once this page is left, it waits on the phone:
 * what has arrived and is told again counts once.
 */
export function useRecorder(): Recorder {
  const record = useTable(state => state.view.record);
  const players = useTable(state => state.view.players);
  const you = useTable(state => state.view.you);
  const hear = useTable(state => state.hear);
  const isLost = useTable(state => state.lostSince !== undefined);
  const memory = useTable(state => state.memory);
  const client = useTableClient();
  const [onTheWay, setOnTheWay] = useState<readonly OnTheWay[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const told = useMemo(() => (record ? entriesOf(record) : []), [record]);
  const { held, refused } = useMemo(() => keptEntries(memory), [memory]);
  const entries = useMemo(() => {
    // For a moment what is kept is still on its way.
    const others = onTheWay.filter(({ at }) => held.every(each => each.at !== at));
    return withWaiting(told, [...held, ...others], players);
  }, [told, held, onTheWay, players]);
  const following = useMemo(() => follow(entries, players), [entries, players]);

  const isOpen = useRef(true);
  const [next] = onTheWay;
  const tell = useEffectEvent(async ({ id, by, at, recording }: OnTheWay) => {
    const isBehind = memory !== undefined && (isLost || held.length > 0);
    const answer = isBehind ? undefined : await client.record(by, recording);
    // Once the page is left, all that was on its way is kept already.
    if (!isOpen.current) return;
    if (answer?.ok) hear(answer.value);
    else if (memory && (answer === undefined || isForNow(answer.error)))
      await memory.record({ seat: by, recording, at });
    else setTrouble(answer?.error);
    setOnTheWay(before => before.filter(move => move.id !== id));
  });
  useEffect(() => {
    if (next !== undefined) void tell(next);
  }, [next]);

  const leave = useEffectEvent(() => {
    for (const { by, at, recording } of onTheWay) void memory?.record({ seat: by, recording, at });
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      leave();
    };
  }, []);

  function add(recording: Entered) {
    const move = readRecording(recording, newEntryId());
    const by = enteringSeat(you, following);
    if (by === undefined || move.kind === 'start-record') return;
    setTrouble(undefined);
    for (const { id } of refused) memory?.forget(id);
    setOnTheWay(before => [
      ...before,
      { id: 1 + (before.at(-1)?.id ?? 0), by, at: Date.now(), move, recording },
    ]);
  }

  const latest = entries.at(-1)?.id ?? null;
  return {
    entries,
    following,
    held: held.length,
    troubles: trouble ? [trouble] : refused.flatMap(entry => entry.refused ?? []),
    enter: deed => add(Object.assign({ id: newEntryId(), after: latest }, deed)),
    undo: () => add({ does: 'undo', entry: latest }),
  };
}

/** What the phone keeps of the record: what waits for a connection, and what was not taken. */
function keptEntries(memory: TableMemory | undefined) {
  const kept = (memory?.waiting ?? []).filter(each => each.does === 'record');
  return {
    held: kept.flatMap(entry => (entry.refused === undefined ? waitingMove(entry) : [])),
    refused: kept.filter(entry => entry.refused !== undefined),
  };
}

function waitingMove({ id, seat: by, at, recording }: WaitingEntry): readonly WaitingMove[] {
  const move = readRecording(recording, newEntryId());
  return move.kind === 'start-record' ? [] : [{ id, by, at, move }];
}

/** On a phone that holds several seats, the one whose turn it is, or else the first. */
function enteringSeat(you: readonly SeatNumber[], { player }: Following): SeatNumber | undefined {
  return you.find(seat => seat - 1 === player) ?? you[0];
}
