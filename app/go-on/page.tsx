import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { GoOnScreen } from './GoOnScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('start');
  return { title: words('continueGame'), robots: { index: false, follow: false } };
}

/** Leads to the newest game on this phone that has not ended: for a shortcut on the phone's own screen. */
export default function GoOnPage() {
  return <GoOnScreen />;
}
