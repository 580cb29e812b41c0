import { replyError } from './reply';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Handlers for the methods that a route does not take: each answers 405 and names those it does. */
export function refuseOthers<M extends Method>(...allowed: M[]) {
  const refuse = () => replyError('method-not-allowed', { Allow: allowed.join(', ') });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}
