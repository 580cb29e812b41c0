import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The vote of the seat in the body to free the seat in the path; DELETE takes it back. */
export const POST = tableRoute('agreeToFree');
export const DELETE = tableRoute('takeBackFree');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
