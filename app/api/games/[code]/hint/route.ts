import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** For programs: the hint, once enough seats agree. POST asks for it; the vote itself is one of `../votes`. */
export const GET = tableRoute('showHint');
export const POST = tableRoute('askForHint');

export const { PUT, PATCH, DELETE } = refuseOthers('GET', 'POST');
