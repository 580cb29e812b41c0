import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** A seat's vote, named in the body, to free the one in the path; and its taking back. */
export const POST = tableRoute('agreeToFree');
export const DELETE = tableRoute('takeBackFree');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
