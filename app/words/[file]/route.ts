import { readFileName, wordsFiles } from '@/app/_words/wordsFile';

interface WordsRequest {
  readonly params: Promise<{ readonly file: string }>;
}

/** A part of a language's messages. A page of an earlier version gets the current ones, which must not be cached. */
export async function GET(_request: Request, { params }: WordsRequest): Promise<Response> {
  const { file } = await params;
  const asked = readFileName(file);
  if (asked === undefined) return new Response(null, { status: 404 });
  const { address, gzipped } = (await wordsFiles(asked.language)).files[asked.part];
  const isCurrent = address.endsWith(`/${file}`);
  return new Response(gzipped, {
    headers: {
      'Content-Type': 'application/gzip',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
