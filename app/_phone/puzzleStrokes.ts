import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { isFields } from '@/lib/fields';
import type { Stroke } from './puzzleAttempt';
import { isClueId, isHex } from './puzzleStore';

interface Strokes {
  /** The puzzle's text. */
  readonly text: string;
  readonly strokes: readonly Stroke[];
}

/** How many strokes can be undone. */
const MAX_STROKES = 50;

/** The strokes that this window can undo, even after a reload. Other windows have their own. */
export const { use: useStrokes } = createPersisted<Strokes>(
  { text: '', strokes: [] },
  {
    name: 'fieldbook-strokes',
    storage: 'sessionStorage',
    read: ({ text, strokes }) =>
      typeof text === 'string' && isListOf(strokes, isStroke) ? { text, strokes } : undefined,
  },
);

const isStroke = (value: unknown): value is Stroke =>
  isFields(value) &&
  typeof value.isOut === 'boolean' &&
  isListOf(
    value.clues,
    (each): each is Stroke['clues'][number] =>
      isFields(each) && isOneOf(each.owner, [1, 2, 3]) && isClueId(each.id),
  ) &&
  isListOf(value.spaces, isHex);

export const addStroke = (text: string, stroke: Stroke): void =>
  useStrokes.setState(before => ({
    text,
    strokes: [...(before.text === text ? before.strokes : []), stroke].slice(-MAX_STROKES),
  }));

/** Removes the last stroke after it was undone. */
export const dropStroke = (): void =>
  useStrokes.setState(({ strokes }) => ({ strokes: strokes.slice(0, -1) }));

export const forgetStrokes = (): void => useStrokes.setState({ text: '', strokes: [] });
