import { redirect } from 'next/navigation';
import { redealNumbers } from '@/app/_table/redealNumbers';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { freeSeat } from './freeSeat';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/**
 * Where a scanned or typed code leads. Redirects to the table if the visitor already sits and does not request
 * another seat, if no seat is free and none can be made, or after the end.
 */
export default tablePage((view, { query }) => {
  const { code, seats, you, stage } = view;
  const requested = Number(query.seat);
  const sitsAlready = you.length > 0 && Number.isNaN(requested);
  const canSit = freeSeat(seats, requested) !== undefined || redealNumbers(view).more !== undefined;
  if (stage === 'end' || sitsAlready || !canSit) redirect(tableAddress(code));
  return <SitScreen wanted={requested} />;
});
