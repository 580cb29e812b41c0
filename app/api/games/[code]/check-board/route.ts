import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Whether a recorded piece of this device's seats is wrong. Counts as a look at each of their clues. */
export const POST = tableRoute('checkBoard');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
