import { EMPTY_NOTEBOOK, type Stroke } from '@/app/_board/notebook';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { formatNotebook, parseNotebook } from './notebookText';

/** A seat's notebook as stored on this phone, for all its windows. */
export interface PhoneNotebook {
  readonly text: string;
  /** The seat's version that `text` follows. */
  readonly base: StoredNotebook;
  /** What was sent to follow `base`, while the answer is missing: the seat may have it, or get it yet. */
  readonly sent?: string;
  /** The seat's newer version while `text` has strokes that the seat lacks, until the reader has chosen one of the two. */
  readonly other?: SeatText;
}

/** A version of the seat's notebook that has a text. */
interface SeatText extends StoredNotebook {
  readonly text: string;
}

/** A pure function: it is applied to the page's copy, and again to what is stored. */
export type NotebookChange = (before: PhoneNotebook) => PhoneNotebook;

const EMPTY_TEXT = formatNotebook(EMPTY_NOTEBOOK);

/** A notebook before anything has been written anywhere, or loaded from the seat. */
export const BLANK_NOTEBOOK: PhoneNotebook = { text: EMPTY_TEXT, base: { text: null, tag: '' } };

export const applyChanges = (
  changes: readonly NotebookChange[],
  row: PhoneNotebook,
): PhoneNotebook => changes.reduce((before, change) => change(before), row);

/** Whether the seat may lack what is written here. */
export const isUnsent = ({ text, base, sent }: PhoneNotebook): boolean =>
  sent !== undefined || text !== (base.text ?? EMPTY_TEXT);

/** Nothing is sent while the reader has to choose. */
export const mustSend = (row: PhoneNotebook): boolean => row.other === undefined && isUnsent(row);

/** A stroke on what is written by then; a text that cannot be parsed stays. */
export const edit =
  (stroke: Stroke): NotebookChange =>
  before => {
    const notebook = parseNotebook(before.text);
    const after = notebook && stroke(notebook);
    return after === undefined || after === notebook
      ? before
      : { ...before, text: formatNotebook(after) };
  };

/** Only that text is replaced, not one that has been written since. */
export const replaceText =
  (from: string, to: string): NotebookChange =>
  before =>
    before.text === from ? { ...before, text: to } : before;

/** A text is sent until its answer is known, and only then a later one, so that the answer is recognized. */
export const startSending: NotebookChange = before =>
  mustSend(before) ? { ...before, sent: before.sent ?? before.text } : before;

/** The seat's version, the response to a request made at `base`, whether it accepted a write, refused it or was read. */
export const receive =
  (version: StoredNotebook, base: StoredNotebook): NotebookChange =>
  before => {
    // Another window has heard from the seat since, or nothing has reached the seat.
    if (before.base.tag !== base.tag || version.tag === base.tag) return before;
    const { text: newer, tag } = version;
    const { text, sent } = before;
    // If this phone has sent it, at most the answer was lost.
    if (newer === null || newer === sent || newer === text) return { text, base: version };
    return isUnsent(before)
      ? { text, base: before.base, other: { text: newer, tag } }
      : { text: newer, base: version };
  };

/** The reader's answer, which follows the other version; nothing if another window has had it. */
export const choose =
  (isOwn: boolean): NotebookChange =>
  before => {
    const { text, other } = before;
    return other ? { text: isOwn ? text : other.text, base: other } : before;
  };
