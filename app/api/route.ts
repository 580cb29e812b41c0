import { apiPage } from '@/app/_api/apiPage';
import { handler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/reply';

const PAGE = apiPage();

/** The page has an inline style sheet and no scripts. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=3600',
};

/** The API reference for people. */
export const GET = handler(async () => new Response(PAGE, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
