import { textDigest } from '@/lib/game/seats/seatNotebook';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import { EMPTY_NOTEBOOK, mergeNotebooks, type Notebook, type OtherNote } from './notebook';
import { formatNotebook, parseNotebook } from './notebookText';

/** A seat's notebook as stored on this phone. */
export interface PhoneNotebook {
  readonly text: string;
  /** Whether it should also be stored with the seat. */
  readonly isWithSeat: boolean;
  /** The seat's version from the last sync. */
  readonly base: KeptNotebook;
  /** Digests (`textDigest`) of the versions sent to the seat since then, which may have arrived or still arrive. */
  readonly sent: readonly string[];
  readonly others: readonly OtherNote[];
}

/** A pure function: it is applied to the page's copy, and again to what is stored. */
export type NotebookChange = (before: PhoneNotebook) => PhoneNotebook;

/** A notebook before anything has been written anywhere. */
export const BLANK: PhoneNotebook = {
  text: formatNotebook(EMPTY_NOTEBOOK),
  isWithSeat: false,
  base: { text: null, tag: '' },
  sent: [],
  others: [],
};

export const applyAll = (changes: readonly NotebookChange[], row: PhoneNotebook): PhoneNotebook =>
  changes.reduce((before, by) => by(before), row);

/** What makes one notebook the other; edits made elsewhere stay, and so does a text that cannot be parsed. */
export const edit =
  (from: Notebook, to: Notebook): NotebookChange =>
  before => {
    const now = parseNotebook(before.text);
    return now === undefined
      ? before
      : { ...before, text: formatNotebook(mergeNotebooks(from, to, now).notebook) };
  };

/** For answers of the seat: once another tab has synced, an answer to an earlier request may be outdated. */
export const since =
  ({ tag }: KeptNotebook, by: NotebookChange): NotebookChange =>
  before =>
    before.base.tag === tag ? by(before) : before;

/** Merges the seat's version; notes that cannot be parsed stay as they are. */
export function withSeats(ours: PhoneNotebook, its: KeptNotebook): PhoneNotebook {
  const { base } = ours;
  const mine = parseNotebook(ours.text);
  // At the same tag nothing has reached the seat since the last sync, but what this phone sent still may.
  if (mine === undefined || its.tag === base.tag) return ours;
  // This phone sent that version; only the response was lost.
  if (ours.sent.includes(textDigest(its.text))) return { ...ours, base: its, sent: [] };
  const was = parseNotebook(base.text ?? '') ?? EMPTY_NOTEBOOK;
  const theirs = parseNotebook(its.text ?? '');
  const { notebook, others } = theirs
    ? mergeNotebooks(was, mine, theirs)
    : { notebook: mine, others: [] };
  // Where to store the notebook: a choice made on this phone wins over one made elsewhere.
  const isChosenHere = ours.isWithSeat !== (base.text !== null);
  return {
    text: formatNotebook(notebook),
    isWithSeat: isChosenHere ? ours.isWithSeat : its.text !== null,
    base: its,
    sent: [],
    others: withOthers(ours.others, others),
  };
}

/** Keeps one per space: a new conflict replaces an older one. */
const withOthers = (
  before: readonly OtherNote[],
  more: readonly OtherNote[],
): readonly OtherNote[] => [
  ...before.filter(({ hex }) => more.every(each => each.hex !== hex)),
  ...more,
];
