import { describeApi } from '@/app/_api/document';
import { handler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/reply';

const DOCUMENT = JSON.stringify(describeApi());

/** The same for everybody until another version is installed, and so, unlike all else, anybody may keep it. */
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' };

/** What programs are told of all these calls, as OpenAPI. */
export const GET = handler(async () => new Response(DOCUMENT, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
