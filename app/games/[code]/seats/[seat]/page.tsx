import { seatPage, titleOf } from '@/app/games/tablePage';
import { SeatScreen } from './SeatScreen';

export const generateMetadata = titleOf('seat');

/** Loads only the table; the browser requests the clue once the player holds it open. */
export default seatPage('seat', seat => <SeatScreen first={seat} />);
