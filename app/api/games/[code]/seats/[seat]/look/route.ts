import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The clue is uncovered, and the look counted. */
export const POST = tableRoute('look');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
