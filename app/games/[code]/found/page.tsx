import { notFound } from 'next/navigation';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { FoundScreen } from './FoundScreen';
import { readSpace } from './readSpace';

export const generateMetadata = titleOf('found');

export default tablePage(({ you }, { query: { space } }) =>
  you.length === 0 ? notFound() : <FoundScreen first={readSpace(space)} />,
);
