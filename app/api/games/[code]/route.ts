import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

export const GET = tableRoute('showTable');

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
