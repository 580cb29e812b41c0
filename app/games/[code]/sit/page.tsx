import { tablePage, titleOf } from '@/app/games/tablePage';
import { SitScreen } from './SitScreen';

export const generateMetadata = titleOf('sit');

/** The page that a scanned or typed code opens. */
export default tablePage('sit', (_, { seat }) => <SitScreen wanted={seat} />);
