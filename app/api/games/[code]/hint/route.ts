import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** What this address names is the hint: a vote for it answers as GET does, with the hint and not the table. */
export const GET = tableRoute('showHint');
export const POST = tableRoute('agreeToHint');
export const DELETE = tableRoute('takeBackHint');

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
