import { type InputHTMLAttributes, useState } from 'react';
import { plainText } from '@/lib/plainText';

interface DigitsInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string;
  /** Called with the text as ASCII, whatever script its digits were typed in. */
  readonly onType: (text: string) => void;
}

/** A field for digits. While an input method composes them, the field keeps its text, which is the method's to change. */
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
