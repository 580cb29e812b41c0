'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { CodeInput } from './useCode';

/** As long as the longest seed, and longer than any code. */
const LONGEST = 200;
/** How many letters fit into a line of a narrow phone, beside the arrow or without it: in small letters. */
const LINE = { short: 26, whole: 34 } as const;
/** And how many in large ones. */
const LARGE = 18;

interface TypedFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isWrong: boolean;
  /** Whether the box has the page's whole width. */
  readonly line: keyof typeof LINE;
  /** The element that tells what was recognised, or what is wrong. */
  readonly describedBy: string;
}

/**
 * A box for a code, a key or words: no capitals, corrections or suggestions of the phone's. It has two lines,
 * in smaller letters, for what is too long for one.
 */
export function TypedField(props: TypedFieldProps) {
  const { label, placeholder, value, onChange, isWrong, line, describedBy } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was alive
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onChange(typed);
  }, []);
  return (
    <textarea
      ref={field}
      name="code"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      placeholder={placeholder}
      value={value}
      onChange={event => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={sendByEnter}
      maxLength={LONGEST}
      rows={1}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      data-length={lengthOf(value, LINE[line])}
      className="typed-field tabular"
    />
  );
}

function lengthOf({ length }: string, line: number): 'long' | 'two-lines' | undefined {
  if (length > line) return 'two-lines';
  return length > LARGE ? 'long' : undefined;
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Leads on from a page for a code, to wherever it belongs. */
export function SendButton({ code: { typed, table } }: { code: CodeInput }) {
  const words = useTranslations('codes');
  const leads =
    typed.kind === 'map' ||
    typed.kind === 'words' ||
    (typed.kind === 'table' && table.status === 'there');
  const label = typed.kind === 'table' || typed.kind === 'words' ? typed.kind : 'map';
  return (
    <Button type="submit" kind="primary" disabled={!leads}>
      {words(`take.${label}`)}
    </Button>
  );
}
