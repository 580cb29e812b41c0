import {
  type ConflictingNote,
  EMPTY_NOTEBOOK,
  mergeNotebooks,
  type Notebook,
} from '@/app/_board/notebook';
import { textDigest } from '@/lib/game/seats/seatNotebook';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { formatNotebook, parseNotebook } from './notebookText';

/** A seat's notebook as stored on this phone. */
export interface PhoneNotebook {
  readonly text: string;
  /** Whether it should also be stored with the seat. */
  readonly isWithSeat: boolean;
  /** The seat's version from the last sync. */
  readonly base: StoredNotebook;
  /** Digests (`textDigest`) of the versions sent to the seat since then, which may have arrived or still arrive. */
  readonly sent: readonly string[];
  readonly others: readonly ConflictingNote[];
}

/** A pure function: it is applied to the page's copy, and again to what is stored. */
export type NotebookChange = (before: PhoneNotebook) => PhoneNotebook;

/** A notebook before anything has been written anywhere, or loaded from the seat. */
export const BLANK_NOTEBOOK: PhoneNotebook = {
  text: formatNotebook(EMPTY_NOTEBOOK),
  isWithSeat: false,
  base: { text: null, tag: '' },
  sent: [],
  others: [],
};

export const applyChanges = (
  changes: readonly NotebookChange[],
  row: PhoneNotebook,
): PhoneNotebook => changes.reduce((before, change) => change(before), row);

/** The change from one notebook to another. Edits made elsewhere stay, and so does a text that cannot be parsed. */
export const edit =
  (from: Notebook, to: Notebook): NotebookChange =>
  before => {
    const now = parseNotebook(before.text);
    return now === undefined
      ? before
      : { ...before, text: formatNotebook(mergeNotebooks(from, to, now).notebook) };
  };

/** For the seat's responses: once another tab has synced, a response to an earlier request may be outdated. */
export const ifBaseIs =
  ({ tag }: StoredNotebook, change: NotebookChange): NotebookChange =>
  before =>
    before.base.tag === tag ? change(before) : before;

/** Merges the seat's version; notes that cannot be parsed stay as they are. */
export function mergeSeatVersion(ours: PhoneNotebook, seatVersion: StoredNotebook): PhoneNotebook {
  const { base } = ours;
  const mine = parseNotebook(ours.text);
  // At the same tag nothing has reached the seat since the last sync, but what this phone sent still may.
  if (mine === undefined || seatVersion.tag === base.tag) return ours;
  // This phone sent that version; only the response was lost.
  if (ours.sent.includes(textDigest(seatVersion.text)))
    return { ...ours, base: seatVersion, sent: [] };
  const was = parseNotebook(base.text ?? '') ?? EMPTY_NOTEBOOK;
  const theirs = parseNotebook(seatVersion.text ?? '');
  const { notebook, others } = theirs
    ? mergeNotebooks(was, mine, theirs)
    : { notebook: mine, others: [] };
  // Where to store the notebook: a choice made on this phone wins over one made elsewhere.
  const isChosenOnPhone = ours.isWithSeat !== (base.text !== null);
  return {
    text: formatNotebook(notebook),
    isWithSeat: isChosenOnPhone ? ours.isWithSeat : seatVersion.text !== null,
    base: seatVersion,
    sent: [],
    others: mergeConflicts(ours.others, others),
  };
}

/** Keeps one per space: a new conflict replaces an older one. */
const mergeConflicts = (
  before: readonly ConflictingNote[],
  more: readonly ConflictingNote[],
): readonly ConflictingNote[] => [
  ...before.filter(({ hex }) => more.every(each => each.hex !== hex)),
  ...more,
];
