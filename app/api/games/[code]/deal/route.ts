import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** A seat's vote for a new deal for another number of players; the deciding vote deals. DELETE takes it back. */
export const POST = tableRoute('agreeToDeal');
export const DELETE = tableRoute('takeBackDeal');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
