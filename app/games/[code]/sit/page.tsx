import { redirect } from 'next/navigation';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { freeSeat } from './freeSeat';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/**
 * Where a scanned or typed code leads. Who sits there comes to the table instead, unless they ask for one
 * seat more, and so does everybody once there is none.
 */
export default tablePage(({ code, seats, you, moment }, { query }) => {
  const wanted = Number(query.seat);
  const sitsAlready = you.length > 0 && Number.isNaN(wanted);
  if (moment === 'end' || sitsAlready || freeSeat(seats, wanted) === undefined)
    redirect(tableAddress(code));
  return <SitScreen wanted={wanted} />;
});
