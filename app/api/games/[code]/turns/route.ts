import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Sets how many turns the game took, after its end. */
export const PUT = tableRoute('setTurns');

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
