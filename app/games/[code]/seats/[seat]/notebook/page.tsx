import { ownSeatPage, titleOf } from '@/app/games/tablePage';
import { NotebookScreen } from './NotebookScreen';

export const generateMetadata = titleOf('notebook');

/** Loads the table only: what is written in the notebook the browser asks for, where it is kept with the seat. */
export default ownSeatPage(seat => <NotebookScreen first={seat} />);
