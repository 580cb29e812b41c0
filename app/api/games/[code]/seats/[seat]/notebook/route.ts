import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** What the seat's holder has written, for that phone alone. */
export const GET = tableRoute('readNotebook');
export const PUT = tableRoute('keepNotebook');

export const { POST, PATCH, DELETE } = refuseOthers('GET', 'PUT');
