import { tablePage, titleOf } from '@/app/games/tablePage';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/** Where a scanned or typed code leads. */
export default tablePage('sit', (_, { seat }) => <SitScreen wanted={seat} />);
