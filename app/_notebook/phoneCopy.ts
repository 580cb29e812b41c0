import { EMPTY_NOTEBOOK, type Stroke } from '@/app/_board/notebook';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { formatNotebook, parseNotebook } from './notebookText';

/** A seat's notebook as stored on this phone, for all its windows. */
export interface PhoneNotebook {
  readonly text: string;
  /** The seat's version that `text` is based on. */
  readonly base: StoredNotebook;
  /** The text sent to replace `base`, until it is answered: the seat may have it already, or receive it later. */
  readonly sent?: string;
  /** The seat's newer version, if `text` has strokes that the seat lacks. Stays until the reader has chosen. */
  readonly other?: SeatText;
}

/** A version of the seat's notebook that has a text. */
interface SeatText extends StoredNotebook {
  readonly text: string;
}

/** A pure function: it is applied to the page's copy, and again to the stored one. */
export type NotebookChange = (before: PhoneNotebook) => PhoneNotebook;

const EMPTY_TEXT = formatNotebook(EMPTY_NOTEBOOK);

/** A notebook before anything has been written anywhere, or loaded from the seat. */
export const BLANK_NOTEBOOK: PhoneNotebook = { text: EMPTY_TEXT, base: { text: null, tag: '' } };

export const applyChanges = (
  changes: readonly NotebookChange[],
  row: PhoneNotebook,
): PhoneNotebook => changes.reduce((before, change) => change(before), row);

/** Whether the seat may lack this text. */
export const isUnsent = ({ text, base, sent }: PhoneNotebook): boolean =>
  sent !== undefined || text !== (base.text ?? EMPTY_TEXT);

/** Nothing is sent while the reader has to choose. */
export const mustSend = (row: PhoneNotebook): boolean => row.other === undefined && isUnsent(row);

/** Applies a stroke to the current text; a text that cannot be parsed stays unchanged. */
export const edit =
  (stroke: Stroke): NotebookChange =>
  before => {
    const notebook = parseNotebook(before.text);
    const after = notebook && stroke(notebook);
    return after === undefined || after === notebook
      ? before
      : { ...before, text: formatNotebook(after) };
  };

/** Replaces this text, but not a later one. */
export const replaceText =
  (from: string, to: string): NotebookChange =>
  before =>
    before.text === from ? { ...before, text: to } : before;

/** Sends the same text until it is answered, and only then a later one, so that the answer can be recognized. */
export const startSending: NotebookChange = before =>
  mustSend(before) ? { ...before, sent: before.sent ?? before.text } : before;

/** Receives the seat's version in the response to a request based on `base`: a read, an accepted or a refused write. */
export const receive =
  (version: StoredNotebook, base: StoredNotebook): NotebookChange =>
  before => {
    // Another window has synced since, or the seat still has the same version.
    if (before.base.tag !== base.tag || version.tag === base.tag) return before;
    const { text: newer, tag } = version;
    const { text, sent } = before;
    // This phone has written that text itself: only the answer was lost.
    if (newer === null || newer === sent || newer === text) return { text, base: version };
    return isUnsent(before)
      ? { text, base: before.base, other: { text: newer, tag } }
      : { text: newer, base: version };
  };

/** The reader's choice, based on the seat's version. Has no effect if the reader has chosen in another window. */
export const choose =
  (isOwn: boolean): NotebookChange =>
  before => {
    const { text, other } = before;
    return other ? { text: isOwn ? text : other.text, base: other } : before;
  };
