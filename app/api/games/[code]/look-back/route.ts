import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** Leads the replay for all phones that follow, after the end. */
export const PUT = tableRoute('leadLookBack');

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
