import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

/** The games that these players have played this evening, for devices that hold a seat. */
export const GET = tableRoute('showEvening');

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
