import { tablePage, titleOf } from '@/app/games/tablePage';
import { HandOutScreen } from './HandOutScreen';

export const generateMetadata = titleOf('handOut');

/** For a phone that holds several seats. */
export default tablePage('handOut', () => <HandOutScreen />);
