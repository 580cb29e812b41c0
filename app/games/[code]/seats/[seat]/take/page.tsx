import { notFound, redirect } from 'next/navigation';
import { seatAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { TakeScreen } from './TakeScreen';

export const generateMetadata = titleOf('take');

/** For the phone that receives a seat. It may show whose seat that is, which the whole table knows. */
export default tablePage(({ code, seats, you }, request) => {
  const seat = seats.find(each => String(each.seat) === request.seat);
  if (seat === undefined) notFound();
  if (you.includes(seat.seat)) redirect(seatAddress(code, seat.seat));
  return <TakeScreen seat={seat} />;
});
