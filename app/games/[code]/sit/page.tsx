import { redirect } from 'next/navigation';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/**
 * Where a scanned or typed code leads. Redirects to the table if the visitor already sits and does not request
 * another seat, or after the end. Whoever finds no seat reads there whether to wait for one.
 */
export default tablePage((view, { query }) => {
  const { code, you, stage } = view;
  const requested = Number(query.seat);
  const sitsAlready = you.length > 0 && Number.isNaN(requested);
  if (stage === 'end' || sitsAlready) redirect(tableAddress(code));
  return <SitScreen wanted={requested} />;
});
