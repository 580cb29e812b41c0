import { seatPage, titleOf } from '@/app/games/tablePage';
import { NotebookScreen } from './NotebookScreen';

export const generateMetadata = titleOf('notebook');

/** Loads only the table; the browser requests the notebook. */
export default seatPage('notebook', seat => <NotebookScreen first={seat} />);
