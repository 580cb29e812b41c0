import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Controls } from './Controls';
import { MapSamples } from './MapSamples';
import { Seats } from './Seats';
import { Secrets } from './Secrets';
import { Tokens } from './Tokens';
import { TokensAnew } from './TokensAnew';

export const metadata: Metadata = { title: 'Design', robots: { index: false } };

const LOOKS = ['paper', 'lantern'] as const;

/** Everything that pages are built of, in both looks. For us alone, so it speaks English only. */
export default function DesignPage() {
  if (process.env.NODE_ENV === 'production' && process.env.FIELDBOOK_DESIGN !== '1') notFound();
  return (
    <main>
      <TokensAnew />
      <h1 className="sr-only">The design in both looks</h1>
      <div className="grid grid-cols-1 min-[1000px]:grid-cols-2">
        {LOOKS.map(look => (
          <section
            key={look}
            aria-label={look}
            data-theme={look}
            className="grid min-w-0 content-start gap-8 bg-page p-5 text-ink"
          >
            <h2 className="font-display text-title font-semibold">{look}</h2>
            <Tokens />
            <Controls look={look} />
            <Seats />
            <Secrets />
            <MapSamples />
          </section>
        ))}
      </div>
    </main>
  );
}
