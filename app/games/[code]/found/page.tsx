import { tablePage, titleOf } from '@/app/games/tablePage';
import { FoundForm } from './FoundForm';
import { readSpace } from './readSpace';

export const generateMetadata = titleOf('found');

export default tablePage('found', (_, { query }) => <FoundForm first={readSpace(query.space)} />);
