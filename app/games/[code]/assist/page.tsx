import { tablePage, titleOf } from '@/app/games/tablePage';
import { AssistScreen } from './AssistScreen';

export const generateMetadata = titleOf('assist');

/** Open to everyone who may see the table: how much the app helps is no secret. */
export default tablePage('assist', () => <AssistScreen />);
