'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { useSeatName } from '@/app/_table/seatName';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { focusInvalid } from '@/app/_ui/focusInvalid';
import { FieldTrouble, TroubleNote, useFailureWords } from '@/app/_ui/Message';
import { HAND_OVER_TRIES } from '@/lib/game/limits';
import type { SeatSummary } from '@/lib/game/views/views';
import { DigitsInput } from './DigitsInput';

/** Error codes about the digits, not about the connection or the table. */
const ABOUT_DIGITS: readonly string[] = ['wrong-digits', 'not-offered', 'bad-digits'];

/**
 * Six digits from the other phone; a scanned code fills them in. The page redirects to the seat once the view shows
 * that this phone holds it.
 */
export function TakeForm({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const isHeld = useTable(({ view }) => view.you.includes(seat.seat));
  const move = useMove();
  const describe = useFailureWords();
  const [digits, setDigits] = useState('');
  // With scanned digits there is no need to explain where to find them.
  const [scannedDigits, setScannedDigits] = useState<string>();
  // The digits last submitted: an error about them shows until they change.
  const [submitted, setSubmitted] = useState<string>();
  const isAboutDigits = ABOUT_DIGITS.includes(move.trouble?.code ?? '');

  function refusal(): string | undefined {
    if (digits !== submitted) return undefined;
    const missing = DIGITS - digits.length;
    if (missing > 0) return words('digitsMissing', { count: missing });
    return isAboutDigits && move.trouble ? describe(move.trouble) : undefined;
  }

  useEffect(() => {
    const [, scanned] = /^#(\d{6})$/.exec(window.location.hash) ?? [];
    if (scanned === undefined) return;
    setDigits(scanned);
    setScannedDigits(scanned);
    // They work only once, so they need not stay in the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (focusInvalid(form)) return;
    setSubmitted(digits);
    const isTaken =
      digits.length === DIGITS &&
      (await move.make('takeSeat', { seat: seat.seat, body: { digits } }));
    if (!isTaken) form.querySelector('input')?.focus();
  }

  const refused = refusal();
  return (
    <form onSubmit={take} className="flex grow flex-col gap-(--spacing-apart)">
      <DigitsField value={digits} onChange={setDigits} trouble={refused} />
      {digits === scannedDigits && refused === undefined ? (
        <p className="text-soft">{words('digitsThere')}</p>
      ) : (
        <TakeInstructions />
      )}
      {!isAboutDigits && <TroubleNote trouble={move.trouble} />}
      <BottomBar>
        <p className="text-center text-note text-soft">
          {words('takeWarning')} {words('tries', { count: HAND_OVER_TRIES })}
        </p>
        <Button
          type="submit"
          kind="primary"
          waiting={move.isPending || isHeld ? words('taking') : undefined}
        >
          {words('take', { name })}
        </Button>
      </BottomBar>
    </form>
  );
}

/** Length of a code that moves a seat. */
const DIGITS = 6;

const BOXES = Array.from({ length: DIGITS }, (_, index) => index);

interface DigitsFieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** What is wrong with the digits. They stay in the field, to be corrected. */
  readonly trouble: string | undefined;
}

/** Six digits, drawn as two groups of three. One real input covers the boxes. */
function DigitsField({ value, onChange, trouble }: DigitsFieldProps) {
  const words = useTranslations('seat');
  const troubleId = useId();
  const [hasOtherCharacters, setHasOtherCharacters] = useState(false);
  const wrong = hasOtherCharacters ? words('onlyDigits') : trouble;
  const caret = Math.min(value.length, DIGITS - 1);

  function type(text: string) {
    // Pasted digits may include spaces and dashes.
    setHasOtherCharacters(/[^0-9\s-]/.test(text));
    onChange(text.replaceAll(/[^0-9]/g, '').slice(0, DIGITS));
  }

  return (
    <div className="grid gap-2">
      <div className="group relative">
        <div aria-hidden="true" className="digit-boxes" data-wrong={wrong !== undefined}>
          {BOXES.map(box => (
            <span key={box} data-caret={box === caret}>
              {value.charAt(box)}
            </span>
          ))}
        </div>
        <DigitsInput
          aria-label={words('sixDigits')}
          aria-invalid={wrong !== undefined}
          aria-describedby={troubleId}
          name="digits"
          value={value}
          onType={type}
          autoComplete="off"
          enterKeyHint="go"
          className="digits-field"
        />
      </div>
      <FieldTrouble id={troubleId}>{wrong}</FieldTrouble>
    </div>
  );
}

/** Where the other phone shows the digits (that depends on how many seats it holds), and what to do if it is gone. */
function TakeInstructions() {
  const words = useTranslations('seat');
  const uploadWords = useTranslations('upload');
  const votes = useTranslations('votes');
  const canBeFreed = useTable(({ view }) => view.players > 2);
  return (
    <div className="grid gap-near text-note text-soft">
      <p>
        {words('takeHow', {
          seat: `… › ${words('yourSeat')}`,
          move: words('move'),
          show: words('showCode'),
        })}
      </p>
      <p>{words('takeHowMany', { handOut: uploadWords('handOut') })}</p>
      {canBeFreed && <p>{words('phoneGone', { free: votes('askToFree') })}</p>}
    </div>
  );
}
