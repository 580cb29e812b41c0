import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Returns the clue and counts the look. */
export const POST = tableRoute('look');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
