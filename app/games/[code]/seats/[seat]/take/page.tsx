import { seatPage, titleOf } from '@/app/games/tablePage';
import { TakeScreen } from './TakeScreen';

export const generateMetadata = titleOf('take');

/** For the phone that takes over a seat. It shows whose seat that is, which is public at the table. */
export default seatPage('take', seat => <TakeScreen seat={seat} />);
