export type ButtonKind = 'primary' | 'plain' | 'quiet';

const SHARED =
  'inline-flex min-h-14 items-center justify-center gap-2 rounded-card py-2 text-center text-lead leading-tight font-semibold transition-[translate,filter] duration-90 ease-settle active:translate-y-px active:brightness-90 disabled:border-dashed disabled:opacity-70 forced-colors:border-[1.5px]';
const LOOKS: Readonly<Record<ButtonKind, string>> = {
  // While it waits it keeps its ground; switched off it is an outline.
  primary:
    'bg-accent px-5 text-on-accent shadow-raised disabled:not-data-waiting:border-[1.5px] disabled:not-data-waiting:border-edge disabled:not-data-waiting:bg-sheet disabled:not-data-waiting:text-ink disabled:shadow-none',
  plain: 'px-5 border-[1.5px] border-edge bg-sheet text-ink',
  quiet: 'min-w-11 text-ink underline decoration-2 underline-offset-4 forced-colors:px-3',
};

export const buttonStyle = (kind: ButtonKind): string => `${SHARED} ${LOOKS[kind]}`;
