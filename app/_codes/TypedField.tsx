'use client';

import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { CodeInput } from './useCode';

/** The maximum length in characters. Codes, keys and links to them are shorter. */
const LONGEST = 200;
/** How many characters of the small font fit in a line on a narrow phone, with or without the arrow beside the box. */
const LINE = { short: 26, whole: 34 } as const;
/** The same for the large font. */
const LARGE = 18;

interface TypedFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isWrong: boolean;
  /** The box is beside an arrow (`short`) or has the page's full width (`whole`). */
  readonly line: keyof typeof LINE;
  /** ID of the element that shows the recognised code or the error. */
  readonly describedBy: string;
}

/**
 * A box for a code or a key, without auto-capitalisation, correction and suggestions. Text that is too
 * long for one line gets two lines in a smaller font.
 */
export function TypedField(props: TypedFieldProps) {
  const { label, placeholder, value, onChange, isWrong, line, describedBy } = props;
  return (
    <textarea
      name="code"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      placeholder={placeholder}
      value={value}
      onChange={event => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={submitOnEnter}
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

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface SendButtonProps {
  readonly code: CodeInput;
  /** The id of the form that it submits, if it is outside that form. */
  readonly form?: string;
}

/** Submits a page's code. Disabled until the code leads to a page. */
export function SendButton({ code: { typed, table }, form }: SendButtonProps) {
  const words = useTranslations('codes');
  const isUsable = typed.kind === 'map' || (typed.kind === 'table' && table.status === 'loaded');
  return (
    <Button type="submit" form={form} kind="primary" disabled={!isUsable}>
      {words(`take.${typed.kind === 'table' ? 'table' : 'map'}`)}
    </Button>
  );
}
