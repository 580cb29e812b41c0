import { tablePage, titleOf } from '@/app/games/tablePage';
import { AssistScreen } from './AssistScreen';

export const generateMetadata = titleOf('assist');

/** For all who may see the table: how much the app helps is no secret. */
export default tablePage(() => <AssistScreen />);
