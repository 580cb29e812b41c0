import { z } from 'zod';
import {
  ClueId,
  ClueView,
  EntryView as Entry,
  GradeView as Grade,
  HintView,
  Instant,
  MotionView as Motion,
  PlaceView as Place,
  QuestionView as Question,
  SeatSummary,
  ShownHint,
} from '@/lib/game/views/partSchemas';
import {
  EveningView as Evening,
  FairnessView as Fairness,
  FairSets,
  SeatView,
  TableView,
} from '@/lib/game/views/viewSchemas';
import type { Shape } from '@/lib/shape';
import type { BoardCheck } from '@/lib/table/boardCheck';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import type { Offer } from '@/lib/table/seatCommands';

/** Schemas of table answers: the views of `lib/game/views/viewSchemas`, with the texts of clues and hints. */

/** A clue, and its name as the official companion app spells it. */
export const NamedClue = ClueView.extend({ officialId: z.string() });

const Clue = NamedClue.extend({
  text: z.string(),
  marked: z
    .string()
    .describe('the text with <key> and <not> around the words that a slip underlines'),
  /** For lists, without "The habitat is". */
  short: z.string(),
});

const shownHint = ShownHint.extend({ text: z.string() }).nullable();

const Hint = HintView.extend({ hint: shownHint });
export type HintAnswer = Shape<typeof Hint>;

const Summary = SeatSummary.extend({
  clue: Clue.exactOptional().describe('once the game has ended'),
  clues: z.array(Clue).exactOptional().describe('once the game has ended'),
});

const Table = TableView.extend({ seats: z.array(Summary), hint: shownHint });
export type TableAnswer = Shape<typeof Table>;

const Seat = SeatView.extend({ clue: Clue, clues: z.array(Clue) });
export type SeatAnswer = Shape<typeof Seat>;

/** The `ETag` header also contains `tag`. */
export const Notebook = z.strictObject({
  text: z.string().nullable(),
  tag: z.string(),
}) satisfies z.ZodType<StoredNotebook>;

/** Keyed by their names in the OpenAPI document. */
export const TABLE_ANSWERS = {
  Instant,
  ClueId,
  Place,
  Clue,
  Motion,
  Question,
  Hint,
  SeatSummary: Summary,
  Entry,
  Grade,
  FairSets,
  Fairness,
  Table,
  Seat,
  Evening,
  Offer: z.strictObject({ digits: z.string(), until: Instant }) satisfies z.ZodType<Offer>,
  Notebook,
  BoardCheck: z.strictObject({ wrong: z.boolean() }) satisfies z.ZodType<BoardCheck>,
} as const satisfies Record<string, z.ZodType>;
