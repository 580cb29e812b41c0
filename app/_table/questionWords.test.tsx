// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { TableProvider } from '@/app/_state/TableProvider';
import type { TableClient } from '@/app/_state/tableClient';
import { withoutMemory } from '@/app/_state/tableMemory';
import { openedTable } from '@/app/_state/tables';
import { playingView } from '@/app/_state/testing/playingView';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { type SeatNumber, seatAt, seatNumbersOf } from '@/lib/board/players';
import type { Game } from '@/lib/game/game';
import type { QuestionView } from '@/lib/game/views/views';
import { parseHex } from '@/lib/map/grid';
import {
  assist,
  callEnd as call,
  claim,
  decline,
  find,
  free,
  HINT,
  played,
  start,
  vote,
} from '@/lib/testing/playing';
import { type QuestionWords, useQuestionWords } from './questionWords';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eva'];
const seated = (count: 3 | 4 | 5 = 4): Game =>
  played(
    start(count),
    ...NAMES.slice(0, count).map((name, index) => ({ ...claim(seatAt(index)), name }) as const),
  );

type Read = (words: QuestionWords, question: QuestionView) => string | undefined;

/** A phone's text about the game's only question. */
async function said(game: Game, device: string, read: Read): Promise<string | null> {
  const view = playingView(game, device);
  const [question] = view.questions;
  if (question === undefined) throw new Error('no question is open');
  const never = () => new Promise<never>(() => {});
  const client: TableClient = { ask: never, send: never, watch: () => () => {} };
  const Words = () => <output>{read(useQuestionWords(), question)}</output>;
  const { container, unmount } = await renderInWords(
    <TableProvider view={view} table={openedTable(view, { client, memory: withoutMemory(client) })}>
      <Words />
    </TableProvider>,
  );
  const text = container.querySelector('output')?.textContent ?? null;
  unmount();
  return text;
}

const space = parseHex('E2') ?? 0;

describe('the text of a question', () => {
  test.each([
    [4, 1, '1 agrees; 3 of 4 are enough', '1 agrees; 3 of 4 are enough'],
    [5, 3, '3 agree; 4 of 5 are enough', '3 agree; 4 of 5 are enough'],
    [3, 2, '2 of 3 agree; everyone must', '2 of 3 agree'],
  ] as const)('says how many agree: of %i players, %i do', async (count, votes, long, short) => {
    const asked = played(seated(count), ...seatNumbersOf(3).slice(0, votes).map(vote(HINT)));
    expect(await said(asked, 'phone 1', ({ standing }, question) => standing(question))).toBe(long);
    const inShort: Read = ({ standing }, question) => standing(question, true);
    expect(await said(asked, 'phone 1', inShort)).toBe(short);
  });

  test('shows what is asked, and by whom', async () => {
    const title = (game: Game) =>
      said(game, 'phone 1', ({ say }, question) => say(question, 'asks'));
    const inBar = (game: Game) => said(game, 'phone 1', ({ barTitle }, each) => barTitle(each));
    expect(await title(played(seated(), vote(HINT)(2)))).toBe('Ben asks for a hint');
    expect(await title(played(seated(), vote(free(4))(2)))).toBe('Free Dev’s seat?');
    const found = played(seated(), call(2, { space }));
    const searched = { ...found, recordedFind: { space, by: 1 } } as const;
    expect(await title(searched)).toBe('Ben says you found it: E2. Right?');
    expect(await inBar(searched)).toBe('You found it?');
    const says = (device: string) =>
      said(searched, device, ({ say }, question) => say(question, 'asks'));
    expect(await says('phone 3')).toBe('Ben says Ada found it: E2. Right?');
    const ofCaller: Read = ({ answered }, question) => answered(question).title;
    expect(await said(searched, 'phone 2', ofCaller)).toBe('Ada has found it: E2?');
    expect(await title(found)).toBe('Ben: the habitat is on E2. Right?');
    expect(await inBar(found)).toBe('Ben: Found it!');
    expect(await title(played(seated(), call(2, { space: null })))).toBe('Ben: Found it!');
    expect(await inBar(played(seated(), call(2, null)))).toBe('Ben: reveal the clues?');
    expect(await inBar(played(seated(), vote(HINT)(2)))).toBe('Ben: a hint?');
  });

  test('describes this phone’s own answer', async () => {
    const own = (game: Game, seat: SeatNumber) =>
      said(game, `phone ${seat}`, ({ answered }, question) => answered(question).title);
    const hint = played(seated(), vote(HINT)(2), vote(HINT)(1), decline(HINT)(3));
    expect(await own(hint, 2)).toBe('You asked for a hint');
    expect(await own(hint, 1)).toBe('You agreed to a hint');
    expect(await own(hint, 3)).toBe('You said not now');
    const end = played(seated(), call(2, { space }), call(1, { space }), decline(find(space))(3));
    expect(await own(end, 2)).toMatch(/^You said you found it: E2, \w+$/);
    expect(await own(end, 1)).toBe('You said: yes, found');
    expect(await own(end, 3)).toBe('You said not yet');
    expect(await own(played(seated(), call(2, { space: null })), 2)).toBe('You said you found it');
    const freeing = played(seated(), vote(free(4))(2), vote(free(4))(1), decline(free(4))(3));
    expect(await own(freeing, 2)).toBe('You asked to free Dev’s seat');
    expect(await own(freeing, 1)).toBe('You agreed to free Dev’s seat');
    expect(await own(freeing, 3)).toBe('You’d keep Dev’s seat');
    expect(await own(freeing, 4)).toBe(
      'Someone wants to free your seat. The others are being asked.',
    );
  });

  test('names who refused: to the asker, and to all if that ends the vote', async () => {
    const refused = (game: Game, seat: SeatNumber) =>
      said(game, `phone ${seat}`, ({ answered }, question) => answered(question).refusal);
    const hint = played(seated(), vote(HINT)(2), decline(HINT)(3), decline(HINT)(1));
    expect(await refused(hint, 2)).toBe('Cleo and Ada: not now');
    expect(await refused(hint, 1)).toBe('');
    const more = assist('elimination');
    const help = played(seated(), vote(more)(2), decline(more)(3));
    const text = 'Cleo: rather not. The help stays as it is.';
    expect(await refused(help, 1)).toBe(text);
    expect(await refused(help, 2)).toBe(`${text} To ask again, take the question back first.`);
  });
});
