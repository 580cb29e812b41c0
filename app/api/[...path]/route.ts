import { replyError } from '@/app/_server/reply';

/** Every address under /api that is none. */
const refuse = (): Promise<Response> => replyError('route-not-found');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
