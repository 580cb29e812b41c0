import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

export const POST = tableRoute('claimSeat');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
