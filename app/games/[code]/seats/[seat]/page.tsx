import { ownSeatPage, titleOf } from '@/app/games/tablePage';
import { SeatScreen } from './SeatScreen';

export const generateMetadata = titleOf('seat');

/** Loads the table only: the clue is asked for by the browser, once somebody holds it open. */
export default ownSeatPage(seat => <SeatScreen first={seat} />);
