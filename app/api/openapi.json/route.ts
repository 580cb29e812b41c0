import { describeApi } from '@/app/_api/document';
import { handler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/reply';

const DOCUMENT = new TextEncoder().encode(JSON.stringify(describeApi()));

/** The same for everyone until the next release, so cacheable, unlike most other responses. */
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' };

/** The OpenAPI document. */
export const GET = handler(async () => new Response(DOCUMENT, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
