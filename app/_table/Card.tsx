import type { ReactNode } from 'react';

/** A sheet of its own on the page. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border-[1.5px] border-rule bg-sheet p-4">
      {children}
    </section>
  );
}

export function CardTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-display text-head font-semibold">{children}</h2>;
}
