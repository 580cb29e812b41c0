import { redirect } from 'next/navigation';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { freeSeat } from './freeSeat';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/**
 * Where a scanned or typed code leads. Redirects to the table if the visitor already sits and does not request
 * another seat, if no seat is free, or after the end.
 */
export default tablePage(({ code, seats, you, stage }, { query }) => {
  const requested = Number(query.seat);
  const sitsAlready = you.length > 0 && Number.isNaN(requested);
  if (stage === 'end' || sitsAlready || freeSeat(seats, requested) === undefined)
    redirect(tableAddress(code));
  return <SitScreen wanted={requested} />;
});
