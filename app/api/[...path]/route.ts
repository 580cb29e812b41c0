import { replyError } from '@/app/_server/reply';

/** Any unknown path under /api. */
const refuse = (): Promise<Response> => replyError('route-not-found');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
