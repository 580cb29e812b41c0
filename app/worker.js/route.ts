import { OFFLINE_PAGES, STAND_IN } from '@/app/_offline/offlinePages';
import { TABLE_PLACE } from '@/app/kept/tablePlace';
import { readBuild } from './readBuild';

/** Asked anew each time: what stands here decides which version a phone has. */
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Takes away what a built Fieldbook has left at this address: a page under development is never a kept one. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Read from what the build has left beside the server, which is complete only once it runs. */
export const dynamic = 'force-dynamic';

/** The service worker's script: which build this is, and what keeps it and answers for the server. */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV === 'development') return new Response(REMOVAL, { headers: HEADERS });
  const build = {
    ...(await readBuild()),
    pages: OFFLINE_PAGES,
    standIn: STAND_IN,
    tables: TABLE_PLACE.source,
  };
  const parts = "'/offline/keep.js', '/offline/answer.js'";
  const script = `self.offlineBuild = ${JSON.stringify(build)};\nimportScripts(${parts});\n`;
  return new Response(script, { headers: HEADERS });
}
