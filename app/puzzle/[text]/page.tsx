import { redirect } from 'next/navigation';
import { puzzleAddress } from '@/app/addresses';

interface LinkedPuzzleProps {
  readonly params: Promise<{ readonly text: string }>;
}

/** A link that was shared or typed: a puzzle's text, a day, or `today`. */
export default async function LinkedPuzzle({ params }: LinkedPuzzleProps) {
  const { text } = await params;
  redirect(puzzleAddress(decodeURIComponent(text)));
}
