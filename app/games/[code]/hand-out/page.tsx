import { redirect } from 'next/navigation';
import { tableAddress } from '@/app/addresses';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { canHandOut } from './canHandOut';
import { HandOutScreen } from './HandOutScreen';

export const generateMetadata = titleOf('handOut');

/** For a phone that holds several seats; others are redirected to the table. */
export default tablePage(view =>
  canHandOut(view) ? <HandOutScreen /> : redirect(tableAddress(view.code)),
);
