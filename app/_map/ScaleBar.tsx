interface ScaleBarProps {
  /** How many steps each part has; a gap separates parts. */
  readonly parts: readonly number[];
  /** The current step, counted from 1. */
  readonly step: number;
}

/** Progress through the steps, drawn like a map's scale bar. The text beside it says the same. */
export function ScaleBar({ parts, step }: ScaleBarProps) {
  const steps = parts.flatMap((length, part) =>
    Array.from({ length }, (_, index) => ({ isFirst: index === 0 && part > 0 })),
  );
  return (
    <div aria-hidden="true" className="flex h-3">
      {steps.map(({ isFirst }, index) => {
        const number = index + 1;
        const fill =
          number < step
            ? 'bg-ink shadow-[inset_-1px_0_var(--color-edge)]'
            : number === step
              ? 'bg-lamp'
              : 'bg-sheet';
        return (
          <span
            key={number}
            className={`-ml-px flex-1 border border-ink ${isFirst ? 'ml-1' : ''} ${fill}`}
          />
        );
      })}
    </div>
  );
}
