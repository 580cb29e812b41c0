import { seatPage, titleOf } from '@/app/games/tablePage';
import { TakeScreen } from './TakeScreen';

export const generateMetadata = titleOf('take');

/** For the phone that receives a seat. It may show whose seat that is, which the whole table knows. */
export default seatPage('take', seat => <TakeScreen seat={seat} />);
