import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Same people: the same map with new clues, or a new map. */
export const POST = tableRoute('playAgain');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
