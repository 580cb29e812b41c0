import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Sets which seat takes the hard envelope. */
export const PUT = tableRoute('giveHardEnvelope');

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
