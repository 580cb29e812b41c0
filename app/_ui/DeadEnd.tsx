import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar';
import { PageMenu } from './PageMenu';

interface DeadEndProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly advice?: readonly string[];
  /** A field to correct the code in the address. */
  readonly box?: ReactNode;
  /** Links to other pages, the likeliest first. */
  readonly children: ReactNode;
}

/** A page that cannot show what was requested: it explains what happened and offers the next step. */
export function DeadEnd({ title, text, advice = [], box, children }: DeadEndProps) {
  return (
    <main className="column-page">
      <header className="page-head">
        <div>
          <p className="col-start-2 text-center font-display text-head font-semibold">Fieldbook</p>
          <div className="page-links">
            <PageMenu />
          </div>
        </div>
      </header>
      <div className="grid content-start gap-4 pt-4 pb-foot">
        <EndingTracks />
        <h1 className="mt-2 font-display text-title font-semibold wrap-break-word">{title}</h1>
        <p className="text-lead text-soft">{text}</p>
        {box}
        {advice.length > 0 && (
          <ul className="grid list-disc gap-2 pl-5 text-lead">
            {advice.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <BottomBar>{children}</BottomBar>
    </main>
  );
}

/** A bear's tracks that fade out. */
const EndingTracks = () => (
  <div aria-hidden="true" className="ending-tracks aspect-[92/48] max-h-[24dvh]" />
);
