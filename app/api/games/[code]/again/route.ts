import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The same players start another game: on the same map with new clues, or on a new map. */
export const POST = tableRoute('playAgain');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
