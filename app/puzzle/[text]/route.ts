import { redirect } from 'next/navigation';
import { puzzleAddress } from '@/app/addresses';

interface LinkedPuzzle {
  readonly params: Promise<{ readonly text: string }>;
}

/** Redirects a shared or typed link, with a puzzle's text, a day or `today`, to the one page that shows them all. */
export async function GET(_request: Request, { params }: LinkedPuzzle): Promise<never> {
  const { text } = await params;
  redirect(puzzleAddress(text));
}
