import type { ReactNode } from 'react';

/** A labelled sample. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-2">
      <h3 className="text-note text-soft">{title}</h3>
      {children}
    </section>
  );
}
