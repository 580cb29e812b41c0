/** Whether a request came by https: a proxy in front of us says so. A table on the local network speaks plain http. */
export const isHttps = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
