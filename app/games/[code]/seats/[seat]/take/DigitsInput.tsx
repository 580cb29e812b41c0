import { type InputHTMLAttributes, useState } from 'react';
import { plainText } from '@/lib/plainText';

interface DigitsInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string;
  /** Called with the text, its digits of any script converted to ASCII. */
  readonly onType: (text: string) => void;
}

/** A field for digits. During composition it keeps the uncorrected text, which only the input method may change. */
export function DigitsInput({ value, onType, ...rest }: DigitsInputProps) {
  const [composed, setComposed] = useState<string>();
  return (
    <input
      {...rest}
      inputMode="numeric"
      value={composed ?? value}
      onChange={({ target, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        setComposed(isComposing ? target.value : undefined);
        onType(plainText(target.value));
      }}
      onCompositionEnd={() => setComposed(undefined)}
    />
  );
}
