import { tablePage, titleOf } from '@/app/games/tablePage';
import { PassScreen } from './PassScreen';

export const generateMetadata = titleOf('pass');

export default tablePage('pass', () => <PassScreen />);
