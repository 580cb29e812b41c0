import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** A seat's answer to any question; the first agreement asks it. */
export const POST = tableRoute('vote');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
