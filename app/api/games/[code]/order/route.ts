import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Sets the seating order, and who starts. */
export const PUT = tableRoute('setSeatOrder');

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
