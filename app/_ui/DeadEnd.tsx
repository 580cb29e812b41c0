import type { ReactNode } from 'react';

interface DeadEndProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that cannot show what was asked for: what happened, and the next step. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-5 px-4 py-8 text-center">
      <h1 className="font-display text-title font-semibold">{title}</h1>
      <p className="text-lead text-soft">{text}</p>
      {children}
    </main>
  );
}
