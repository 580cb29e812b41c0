interface LineDrawingProps {
  readonly path: string;
  readonly className?: string;
}

/**
 * A line drawing beside words that say the same; hidden from those who listen. As large as 24px of usual text,
 * or as --icon-size says.
 */
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
