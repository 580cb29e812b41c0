import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The notes of the seat's holder, for that device only. */
export const GET = tableRoute('readNotebook');
export const PUT = tableRoute('saveNotebook');

export const { POST, PATCH, DELETE } = refuseOthers('GET', 'PUT');
