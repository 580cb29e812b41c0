'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { DIGITS } from './digits';

const BOXES = Array.from({ length: DIGITS }, (_, index) => index);

interface DigitsFieldProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** What is wrong with the digits. They stay, to be mended. */
  readonly trouble: string | undefined;
}

/** Six digits, drawn as three and three. One real field lies over the boxes. */
export function DigitsField({ value, onChange, trouble }: DigitsFieldProps) {
  const words = useTranslations('seat');
  const troubleId = useId();
  const [hasOthers, setOthers] = useState(false);
  const wrong = hasOthers ? words('onlyDigits') : trouble;
  const caret = Math.min(value.length, DIGITS - 1);

  function type(text: string) {
    // Blanks and dashes may come along with pasted digits.
    setOthers(/[^0-9\s-]/.test(text));
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
        <input
          aria-label={words('sixDigits')}
          aria-invalid={wrong !== undefined}
          aria-describedby={troubleId}
          name="digits"
          value={value}
          onChange={event => type(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          className="digits-field"
        />
      </div>
      <FieldTrouble id={troubleId}>{wrong}</FieldTrouble>
    </div>
  );
}
