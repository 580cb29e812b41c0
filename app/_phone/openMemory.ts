import type { TableMemory } from '@/app/_state/tableMemory';
import {
  answerOf,
  matterOfCast,
  standingOf,
  toTell,
  type Waiting,
  waitingVote,
  withEntry,
  withLook,
  without,
  withVote,
} from '@/app/_state/waiting';
import type { SeatNumber } from '@/lib/game/seat';
import { forgetClues, seatsWithClue } from './heardTables';
import { lookKept } from './lookKept';
import { changeOutbox, readOutbox } from './outbox';
import { hearOutbox, tellOutboxNews } from './outboxNews';

interface Remembering {
  readonly code: string;
  /** Called with what is kept, now and after every change. */
  readonly recall: (memory: TableMemory) => void;
  /** Asks for the table as it is now: something that waited may have been told. */
  readonly refresh: () => Promise<void>;
}

/** What the phone keeps of a server's table, until the result is called. */
export function openMemory({ code, recall, refresh }: Remembering): () => void {
  let isOpen = true;
  let clues: readonly SeatNumber[] = [];

  async function read() {
    const waiting = await readOutbox(code);
    clues = await seatsWithClue(code);
    if (isOpen) recall({ ...known(waiting), clues, ...doings });
  }

  async function change(...by: Parameters<typeof changeOutbox>) {
    await changeOutbox(...by);
    await read();
    tellOutboxNews(code);
  }

  const doings: Omit<TableMemory, keyof Known | 'clues'> = {
    vote(seat, cast, view) {
      const question = standingOf(view, matterOfCast(cast));
      void change(code, list => withVote(list, { seat, cast, question }));
    },
    record: entry => change(code, list => withEntry(list, entry)),
    forget: id => void change(code, list => without(list, id)),
    look: (seat, looking) =>
      lookKept(seat, {
        ...looking,
        code,
        isKept: clues.includes(seat),
        onKept: () => void read(),
        count: () => void change(code, list => withLook(list, seat)),
      }),
  };

  void read();
  const stop = hearOutbox(async about => {
    if (about !== undefined && about !== code) return;
    // First what has become of it: what was told is not asked once more in between.
    await refresh();
    await read();
  });
  return () => {
    isOpen = false;
    stop();
  };
}

type Known = Pick<TableMemory, 'waiting' | 'isBehind' | 'untold'>;

const known = (waiting: readonly Waiting[]): Known => ({
  waiting,
  isBehind: toTell(waiting).length > 0,
  untold(seat, matter) {
    const vote = waitingVote(waiting, seat, matter);
    return vote && answerOf(vote.cast);
  },
});

/** Forgets every own clue, of all tables. */
export async function forgetAllClues(): Promise<void> {
  await forgetClues();
  tellOutboxNews();
}
