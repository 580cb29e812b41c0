import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Starts the record of the pieces, adds an entry, or undoes one. */
export const POST = tableRoute('record');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
