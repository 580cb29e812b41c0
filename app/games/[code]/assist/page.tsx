import { tablePage, titleOf } from '@/app/games/tablePage';
import { AssistScreen } from './AssistScreen';

export const generateMetadata = titleOf('assist');

/** For everyone who may see the table: the level of help is no secret. */
export default tablePage('assist', () => <AssistScreen />);
