const PATHS = {
  back: 'M15 5 8 12l7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  unfit: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  legend:
    'M12.5 6.5H20M12.5 17.5H20M4 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M4 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  close: 'M6 6l12 12M18 6 6 18',
  help: 'M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.4-1.7 2.7M12 18.2h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  hand: 'M8 13V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5 6.5-3 0-4.3-1.4-5.5-4L4.6 13a1.5 1.5 0 0 1 2.7-1.3L8 13',
  envelope: 'M3 6h18v12.5H3ZM3 6.5l9 7 9-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  turn: 'M20 12a8 8 0 0 1-14.5 4.6M4 12a8 8 0 0 1 14.5-4.6M18.8 3v4.7h-4.7M5.2 21v-4.7h4.7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  note: 'M6 3.5h8.5L18.5 7.5v13H6ZM14 3.5v4.5h4.5M9 12h6.5M9 16h6.5',
  lost: 'M3 3l18 18M8.5 15.5a5 5 0 0 1 6.5-.5M5 11.5a10 10 0 0 1 4-2.3M19 11.5a10 10 0 0 0-6-2.8M12 19h.01',
  trouble: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3h.01',
  flag: 'M6 21V4m0 1c5-3 8 3 13 0v8c-5 3-8-3-13 0',
  weight: 'M9.3 9.5a3.6 3.6 0 1 1 5.4 0M6.5 9.5h11L20 20H4Z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0ZM19 7l-3 7a3 3 0 0 0 6 0Z',
  more: 'M4.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M18.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  hint: 'M9 17.5h6M10 21h4M8.7 14.6a6 6 0 1 1 6.6 0c-.5.4-.8 1-.8 1.7h-5c0-.7-.3-1.3-.8-1.7Z',
  pieces: 'M3.5 11 9 8l5.5 3v6L9 20l-5.5-3ZM3.5 11 9 14l5.5-3M9 14v6M14 6.5a3.5 3.5 0 1 1 5.5 3',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

export const Icon = ({ name, ...rest }: IconProps) => <LineDrawing path={PATHS[name]} {...rest} />;

interface LineDrawingProps {
  readonly path: string;
  readonly className?: string;
}

/** A line drawing, 1.5rem or --icon-size large. Hidden from screen readers: the text beside it says the same. */
export function LineDrawing({
  path,
  className = 'size-[var(--icon-size,1.5rem)]',
}: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path d={path} />
    </svg>
  );
}
