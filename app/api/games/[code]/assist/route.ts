import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** A seat's vote for another level of help; the first vote asks the question. DELETE takes it back. */
export const POST = tableRoute('agreeToAssist');
export const DELETE = tableRoute('takeBackAssist');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
