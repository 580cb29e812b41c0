import { useTranslations } from 'use-intl';
import type { RecordChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { TableState } from '@/app/_state/tableStore';
import { spaceName } from './tableFacts';

/** This phone's entries on the record that were refused, oldest first. */
export const refusedEntries = ({ changes }: Pick<TableState, 'changes'>): readonly RecordChange[] =>
  changes.filter(each => each.type === 'record').filter(each => each.refused !== undefined);

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

/** The space that it names. */
export const spaceOf = ({ request }: RecordChange): string | undefined =>
  request.type === 'place' ? spaceName(request.space) : undefined;
