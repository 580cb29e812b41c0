// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginDraft, changeDraft } from '@/app/_draft/draftStore';
import { countOne } from '@/app/_phone/puzzleAttempt';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { StandaloneNotebook } from '@/app/notebook/StandaloneNotebook';
import { goTo, writeMap } from '@/app/notebook/standaloneBoard';
import { NotebookTable } from '@/app/notebook/table/NotebookTable';
import { LessonToSolve } from '@/app/puzzle/SolveScreen';
import { ThisPhone } from '@/app/settings/ThisPhone';
import { emptyDraft } from '@/lib/map/draft';
import { readStoredMap } from '@/lib/map/mapCode';
import { openLesson } from '@/lib/puzzle/lessons';
import { useClueSettings } from './clueSettings';

stubPhoneWorker();

let isFull = false;
const { setItem } = Storage.prototype;
vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
  if (isFull) throw new DOMException('full', 'QuotaExceededError');
  setItem.apply(this, item);
});
afterEach(() => {
  isFull = false;
});

const CODE = 'B74362132084212850838A';
const LESSON = 'cube-and-disc';

test.each([
  [
    'a puzzle',
    <LessonToSolve key="" lesson={LESSON} opened={openLesson(LESSON)} />,
    () => countOne(LESSON, 'looks'),
  ],
  ['the notebook’s map', <StandaloneNotebook key="" />, () => goTo('map')],
  [
    'the notebook’s pieces',
    <StandaloneNotebook key="" />,
    () => {
      writeMap(CODE, readStoredMap(CODE));
      goTo('pieces');
    },
  ],
  [
    'a map that is being entered',
    <NotebookTable key="" />,
    () => {
      beginDraft('normal');
      changeDraft(emptyDraft('advanced'));
    },
  ],
  ['the settings', <ThisPhone key="" />, () => useClueSettings.setState({ isCached: false })],
])('%s shows a warning as long as storage is full', async (_, page, enter) => {
  await renderInWords(page);
  const note = () => screen.queryByText(/^This phone can’t save anything right now/);
  expect(note()).toBeNull();
  isFull = true;
  await act(async () => enter());
  expect(note()).not.toBeNull();
  isFull = false;
  await act(async () => enter());
  expect(note()).toBeNull();
});
