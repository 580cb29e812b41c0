import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Controls } from './Controls';
import { MapSamples } from './MapSamples';
import { RegisteredTokens } from './RegisteredTokens';
import { Seats, Secrets } from './Seats';
import { Tokens } from './Tokens';

export const metadata: Metadata = { title: 'Design', robots: { index: false } };

const THEMES = ['paper', 'lantern'] as const;

/** Every UI element in both themes. For developers only, therefore in English. */
export default function DesignPage() {
  if (process.env.NODE_ENV === 'production' && process.env.FIELDBOOK_DESIGN !== '1') notFound();
  return (
    <main>
      <RegisteredTokens />
      <h1 className="sr-only">The design in both themes</h1>
      <div className="grid grid-cols-1 min-[1000px]:grid-cols-2">
        {THEMES.map(theme => (
          <section
            key={theme}
            aria-label={theme}
            data-theme={theme}
            className="grid min-w-0 content-start gap-8 bg-page p-5 text-ink"
          >
            <h2 className="font-display text-title font-semibold">{theme}</h2>
            <Tokens />
            <Controls theme={theme} />
            <Seats />
            <Secrets />
            <MapSamples />
          </section>
        ))}
      </div>
    </main>
  );
}
