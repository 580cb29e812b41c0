interface FieldTroubleProps {
  /** The field points here, so that it is read with it. */
  readonly id: string;
  readonly children: string | undefined;
}

/** What is wrong with what somebody typed, below the field that holds it and turns red. */
export function FieldTrouble({ id, children }: FieldTroubleProps) {
  return (
    <p id={id} role="alert" className="text-note font-semibold text-danger empty:hidden">
      {children}
    </p>
  );
}
