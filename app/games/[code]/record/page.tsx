import { tablePage, titleOf } from '@/app/games/tablePage';
import { readSpace } from '../found/readSpace';
import { RecordScreen } from './RecordScreen';

export const generateMetadata = titleOf('record');

export default tablePage('record', (_, { query }) => (
  <RecordScreen first={readSpace(query.space)} />
));
