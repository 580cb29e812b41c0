import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Marks the map as laid out on the table. */
export const POST = tableRoute('markMapLaid');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
