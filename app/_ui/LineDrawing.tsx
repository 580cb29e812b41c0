interface LineDrawingProps {
  readonly path: string;
  readonly className?: string;
}

/** A line drawing beside words that say the same; hidden from those who listen. */
export function LineDrawing({ path, className = 'size-6' }: LineDrawingProps) {
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
