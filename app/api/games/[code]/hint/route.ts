import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The resource is the hint, so votes return the hint vote, like GET, and not the table. */
export const GET = tableRoute('showHint');
export const POST = tableRoute('agreeToHint');
export const DELETE = tableRoute('takeBackHint');

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
