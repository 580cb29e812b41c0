import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Whether a recorded piece of the seats that this phone holds is wrong. It counts as a look at each of them. */
export const POST = tableRoute('checkBoard');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
