export type ButtonKind = 'primary' | 'plain' | 'quiet';

const SHARED =
  'inline-flex min-h-14 items-center justify-center gap-2 rounded-card px-5 py-2 text-center text-lead leading-tight font-semibold transition-[translate] duration-90 active:translate-y-px disabled:border-dashed disabled:opacity-70';
const LOOKS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-accent text-on-accent shadow-raised',
  plain: 'border-[1.5px] border-edge bg-sheet text-ink',
  quiet: 'text-ink underline decoration-2 underline-offset-4',
};

export const buttonLook = (kind: ButtonKind): string => `${SHARED} ${LOOKS[kind]}`;
