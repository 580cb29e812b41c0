import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** A seat's answer to any question; the first agreement asks it. DELETE takes it back. */
export const POST = tableRoute('vote');
export const DELETE = tableRoute('takeVoteBack');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
