'use client';

import { CODE_LENGTH } from '@/lib/game/gameCode';

const BOXES = Array.from({ length: CODE_LENGTH }, (_, index) => index);

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Six letters, drawn as three and three. One real field lies over the boxes. */
export function CodeField({ label, value, onChange }: CodeFieldProps) {
  const caret = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <div className="group relative grow">
      <div aria-hidden="true" className="grid h-14 grid-cols-6 gap-1.5">
        {BOXES.map(box => (
          <span
            key={box}
            className={`grid place-items-center rounded-field border-[1.5px] border-edge bg-sheet text-head font-bold ${box === 2 ? 'mr-1' : ''} ${box === 3 ? 'ml-1' : ''} ${box === caret ? 'group-focus-within:outline-3 group-focus-within:outline-focus' : ''}`}
          >
            {value.charAt(box)}
          </span>
        ))}
      </div>
      <input
        aria-label={label}
        name="code"
        value={value}
        onChange={event => onChange(readLetters(event.target.value))}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="absolute inset-0 w-full bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
    </div>
  );
}

/** Blanks and dashes may come along with a pasted code. */
const readLetters = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, CODE_LENGTH);
