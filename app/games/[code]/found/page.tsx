import { tablePage, titleOf } from '@/app/games/tablePage';
import { FoundScreen } from './FoundScreen';
import { readSpace } from './readSpace';

export const generateMetadata = titleOf('found');

export default tablePage('found', (_, { query }) => <FoundScreen first={readSpace(query.space)} />);
