import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The holder requests six digits with which another phone can take the seat. */
export const POST = tableRoute('offerSeat');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
