import { tablePage, titleOf } from '@/app/games/tablePage';
import { LookBackScreen } from './LookBackScreen';

export const generateMetadata = titleOf('lookBack');

export default tablePage('lookBack', () => <LookBackScreen />);
