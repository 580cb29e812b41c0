import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The device takes over a seat with the six digits that the holder's phone shows. */
export const POST = tableRoute('takeSeat');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
