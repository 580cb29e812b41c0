import { PageWords } from '@/app/_words/PageWords';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { LookBackScreen } from './LookBackScreen';

export const generateMetadata = titleOf('lookBack');

/** Which clues were possible is said of a game that has ended: all of its own lie open by then. */
export default tablePage(({ phase }) => (
  <PageWords also={phase === 'ended' ? ['clues'] : []}>
    <LookBackScreen />
  </PageWords>
));
