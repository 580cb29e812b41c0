import { tablePage, titleOf } from '@/app/games/tablePage';
import { ReplayScreen } from './ReplayScreen';

export const generateMetadata = titleOf('replay');

export default tablePage('replay', () => <ReplayScreen />);
