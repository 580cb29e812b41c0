import { redirect } from 'next/navigation';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { freeSeat } from './freeSeat';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/**
 * Where a scanned or typed code leads. Redirects to the table if the visitor already sits and does not ask for
 * another seat, if no seat is free, or after the end.
 */
export default tablePage(({ code, seats, you, stage }, { query }) => {
  const wanted = Number(query.seat);
  const sitsAlready = you.length > 0 && Number.isNaN(wanted);
  if (stage === 'end' || sitsAlready || freeSeat(seats, wanted) === undefined)
    redirect(tableAddress(code));
  return <SitScreen wanted={wanted} />;
});
