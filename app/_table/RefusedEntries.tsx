'use client';

import { useTranslations } from 'use-intl';
import type { RecordChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { useFailureWords } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { recordAddress } from '@/app/addresses';
import { hexOf, type PlaceView } from '@/lib/game/views/views';
import { refusedEntries, spaceName } from './tableFacts';

/** "Not entered: E3." */
export function useRefusedEntriesWords(): string | undefined {
  const words = useTranslations('outbox');
  const changes = useTable(state => state.changes);
  const entries = refusedEntries({ changes });
  const [only] = entries;
  if (only === undefined) return undefined;
  const space = entries.length === 1 ? spaceOf(only) : undefined;
  return space === undefined
    ? words('entriesDidNotCount', { count: entries.length })
    : words('notEntered', { space });
}

/** The refused entries with their reasons, until the player has read them or enters them again. */
export function RefusedEntries({ onDone }: { readonly onDone: () => void }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const changes = useTable(state => state.changes);
  const { code, phase } = useTable(state => state.view);
  const forget = useTable(state => state.forget);
  const go = useNavigation();
  const why = useRefusalWords();
  const entries = refusedEntries({ changes });
  const title = useRefusedEntriesWords();

  function dismiss(those: readonly RecordChange[]) {
    for (const { id } of those) forget(id);
    if (those.length === entries.length) onDone();
  }

  /** Opens the board with the space chosen, to enter the piece into the current record. */
  function enterAgain(entry: RecordChange, space: PlaceView) {
    dismiss([entry]);
    go.push(recordAddress(code, hexOf(space)));
  }

  return (
    <section className="notice" data-about="record">
      <h2>{title}</h2>
      <ul className="grid gap-2">
        {entries.map(entry => {
          const { id, request } = entry;
          const space = spaceOf(entry);
          return (
            <li key={id} className="text-note">
              {entries.length > 1 && space && <b>{words('notEntered', { space })} </b>}
              {why(entry)}
              {phase === 'playing' && request.type === 'place' && (
                <Button className="mt-1 min-h-12" onClick={() => enterAgain(entry, request.space)}>
                  {words('enterAgain')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button className="min-h-12" onClick={() => dismiss(entries)}>
        {votes('gotIt')}
      </Button>
    </section>
  );
}

/** Error codes of entries that became obsolete before they were sent. */
const OVERTAKEN = ['game-ended', 'not-your-seat', 'redealt'] as const;

/** Why an entry was refused, in specific words if another phone was faster or the game has moved on. */
function useRefusalWords(): (entry: RecordChange) => string {
  const words = useTranslations('outbox');
  const describe = useFailureWords();
  const record = useTable(({ view }) => view.record);
  return ({ request, refused }) => {
    if (refused === undefined) return '';
    const overtaken = OVERTAKEN.find(each => each === refused.code);
    if (overtaken) return words(`overtaken.${overtaken}`);
    const after = 'after' in request ? request.after : undefined;
    const entries = record?.entries ?? [];
    const faster = entries[entries.findIndex(({ id }) => id === after) + 1];
    const isConflict = refused.code === 'record-conflict' && faster?.type === 'place';
    return isConflict ? words('faster', { space: spaceName(faster.space) }) : describe(refused);
  };
}

/** The name of an entry's space, if it has one. */
const spaceOf = ({ request }: RecordChange): string | undefined =>
  request.type === 'place' ? spaceName(request.space) : undefined;
