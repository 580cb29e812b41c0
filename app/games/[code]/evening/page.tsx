import { loadEvening } from '@/app/_server/loadTable';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { EveningScreen } from './EveningScreen';

export const generateMetadata = titleOf('evening');

/** For players seated at the table; others get "not found". */
export default tablePage('evening', async (_, { code }) => {
  const evening = await loadEvening(code);
  return evening.ok ? <EveningScreen first={evening.value} /> : { missing: evening.error };
});
