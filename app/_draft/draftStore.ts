import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Mode } from '@/lib/data/terms';
import { type Draft, emptyDraft, isBegun } from '@/lib/map/draft';
import { advance, begin, type History, undo } from '@/lib/map/history';

/** The table that is being told, with the way back. Kept on the phone through a reload. */
export const useDraft = create<History<Draft>>()(
  persist<History<Draft>>(() => begin(emptyDraft('normal')), {
    name: 'fieldbook-own-table',
    skipHydration: true,
  }),
);

export const recallDraft = () => useDraft.persist.rehydrate();

/** Chooses the game of a draft in which nothing has been told yet. */
export const beginDraft = (mode: Mode) =>
  useDraft.setState(told => (isBegun(told.present) ? told : begin(emptyDraft(mode))));

export const changeDraft = (draft: Draft) => useDraft.setState(told => advance(told, draft));

export const undoChange = () => useDraft.setState(undo);
