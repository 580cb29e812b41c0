import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** What these people have played this evening, for those who sit here. */
export const GET = tableRoute('showEvening');

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
