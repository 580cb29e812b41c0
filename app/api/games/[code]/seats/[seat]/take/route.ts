import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** This device takes over a seat whose holder shows it the digits. */
export const POST = tableRoute('takeSeat');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
