import { refuseOthers } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';

export const POST = tableRoute('agreeToEnd');
export const DELETE = tableRoute('takeBackEnd');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
