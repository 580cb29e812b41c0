'use client';

import { useEffect, useId, useRef } from 'react';
import { FieldTrouble } from './Message';
import { useIsHydrated } from './useIsHydrated';

const LENGTH = 6;
const BOXES = Array.from({ length: LENGTH }, (_, index) => index);

/** The characters to strip from each kind of code, and the keyboard to show for it. */
const KINDS = {
  letters: { others: /[^A-Z]/g, inputMode: 'text' },
  digits: { others: /[^0-9]/g, inputMode: 'numeric' },
} as const;

type Kind = keyof typeof KINDS;

interface CodeFieldProps {
  readonly label: string;
  readonly kind: Kind;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is wrong with the code. The code stays in the field so that it can be corrected. */
  readonly trouble?: string | undefined;
}

/** Six letters or digits, drawn as two groups of three boxes. A single native input covers the boxes. */
export function CodeField({ label, kind, value, onChange, trouble }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const troubleId = useId();
  const caret = Math.min(value.length, LENGTH - 1);
  const isWrong = trouble !== undefined;
  // Before hydration the input itself shows the typed text; afterwards the boxes do.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') onChange(read(kind, typed));
  }, [kind, onChange]);
  return (
    <div className="grid grow-999 basis-54 gap-2">
      <div className="group relative">
        <div
          aria-hidden="true"
          className="grid h-[56px] grid-cols-[repeat(3,minmax(0,1fr))_2px_repeat(3,minmax(0,1fr))] gap-[6px]"
        >
          {BOXES.map(box => (
            <span
              key={box}
              className={`grid place-items-center rounded-field border-[1.5px] bg-sheet text-[min(1.3125rem,7vw)] font-bold ${isWrong ? 'border-danger' : 'border-edge'} ${box === LENGTH / 2 ? 'col-start-5' : ''} ${box === caret ? 'group-focus-within:outline-3 group-focus-within:outline-focus' : ''}`}
            >
              {value.charAt(box)}
            </span>
          ))}
        </div>
        <input
          ref={field}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={troubleId}
          name="code"
          value={value}
          onChange={event => onChange(read(kind, event.target.value))}
          inputMode={KINDS[kind].inputMode}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className={`absolute inset-0 w-full bg-transparent text-base outline-none forced-color-adjust-none ${isHydrated ? 'text-transparent caret-transparent selection:bg-transparent selection:text-transparent' : 'px-4 text-ink uppercase'}`}
        />
      </div>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}

/** A pasted code may contain spaces and dashes. */
const read = (kind: Kind, text: string) =>
  text.toUpperCase().replaceAll(KINDS[kind].others, '').slice(0, LENGTH);
