import { PageWords } from '@/app/_words/PageWords';
import { ownSeatPage, titleOf } from '@/app/games/tablePage';
import { NotebookScreen } from './NotebookScreen';

export const generateMetadata = titleOf('notebook');

/**
 * Loads the table only: what is written in the notebook the browser asks for, where it is kept with the seat. The words
 * are of all clues alike: which of them is whose they do not tell.
 */
export default ownSeatPage(seat => (
  <PageWords also={['clues']}>
    <NotebookScreen first={seat} />
  </PageWords>
));
