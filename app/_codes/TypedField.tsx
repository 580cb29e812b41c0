'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { TypedError } from '@/lib/game/typedInput';
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

/** Says what is wrong with what was typed; nothing where nothing is. */
export function useTypedTrouble(): (code: CodeInput) => string | undefined {
  const words = useTranslations('codes');
  const errors = useTranslations('errors');

  function sayWrong(why: TypedError): string {
    switch (why.code) {
      case 'never-in-code': {
        const { letter, perhaps } = why;
        return perhaps === null
          ? words('neverInCode', { letter })
          : words('neverPerhaps', { letter, perhaps });
      }
      case 'code-too-long':
        return words('codeTooLong', { count: why.count });
      case 'link-elsewhere':
        return words('linkElsewhere');
      case 'no-word':
        return words('noWord');
      default:
        return errors(why.code);
    }
  }

  return ({ typed, table, isSent }) => {
    if (typed.kind === 'wrong') return sayWrong(typed.why);
    if (typed.kind === 'nothing' && isSent) return words('begun.table', { count: 0 });
    if (typed.kind === 'begun' && isSent) return words(`begun.${typed.as}`, { count: typed.count });
    return table.status === 'missing' ? words('noTable') : undefined;
  };
}
