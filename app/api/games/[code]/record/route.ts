import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Starts the record of the pieces, enters what happens on the table, or takes an entry back. */
export const POST = tableRoute('record');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
