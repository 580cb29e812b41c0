import { redirect } from 'next/navigation';
import { puzzleAddress } from '@/app/addresses';

interface LinkedPuzzle {
  readonly params: Promise<{ readonly text: string }>;
}

/** A link that was shared or typed, with a puzzle's text, a day, or `today`: all are shown by one page. */
export async function GET(_request: Request, { params }: LinkedPuzzle): Promise<never> {
  const { text } = await params;
  redirect(puzzleAddress(text));
}
