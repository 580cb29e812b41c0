import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { COLORS, MODES, type Mode, STRUCTURE_KINDS } from '@/lib/data/terms';
import { isFields } from '@/lib/fields';
import { type Draft, emptyDraft, fillRest, finishedMap, isStarted } from '@/lib/map/draft';
import { advance, begin, type History, undo } from '@/lib/map/history';
import type { LaidTile, Structure } from '@/lib/map/setup';

/** The map being entered, with its undo history. Stored on the phone, so it survives a reload. */
export const { use: useDraft, useIsUnsaved: useIsDraftUnsaved } = createPersisted<History<Draft>>(
  begin(emptyDraft('normal')),
  {
    name: 'fieldbook-own-table',
    storage: 'localStorage',
    read: ({ present, past }) =>
      isDraft(present) && isListOf(past, isDraft) ? { present, past } : undefined,
  },
);

/** Sets the game mode of a draft, unless something has been entered already. */
export const beginDraft = (mode: Mode) =>
  useDraft.setState(before => (isStarted(before.present) ? before : begin(emptyDraft(mode))));

export const changeDraft = (draft: Draft) => useDraft.setState(before => advance(before, draft));

export const undoChange = () => useDraft.setState(undo);

/** Whether it is a draft and legal so far: filling in the rest must yield a map. */
function isDraft(value: unknown): value is Draft {
  if (!isFields(value)) return false;
  const { mode, tiles, structures } = value;
  return (
    isOneOf(mode, MODES) &&
    isListOf(tiles, isTile) &&
    isListOf(structures, isStructure) &&
    finishedMap(fillRest({ mode, tiles, structures }, { below: () => 0 })) !== undefined
  );
}

const isTile = (value: unknown): value is LaidTile | null =>
  value === null ||
  (isFields(value) && typeof value.tile === 'number' && typeof value.turned === 'boolean');

const isStructure = (value: unknown): value is Structure =>
  isFields(value) &&
  isOneOf(value.kind, STRUCTURE_KINDS) &&
  isOneOf(value.color, COLORS) &&
  typeof value.hex === 'number';
