import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { KeptTable } from './KeptTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('table'), robots: { index: false, follow: false } };
}

/**
 * All pages of any table that this phone knows by itself, as one: it is the same for everybody, and finds the game on
 * the phone. A server shows it at the addresses of games that phones keep, and a phone without a server at those
 * of all tables.
 */
export default function KeptPage() {
  return <KeptTable />;
}
