'use client';

const LENGTH = 6;
const BOXES = Array.from({ length: LENGTH }, (_, index) => index);

/** What a code is made of, and the keyboard for it. */
const KINDS = {
  letters: { others: /[^A-Z]/g, inputMode: 'text' },
  digits: { others: /[^0-9]/g, inputMode: 'numeric' },
} as const;

interface CodeFieldProps {
  readonly label: string;
  readonly kind: keyof typeof KINDS;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Six letters or digits, drawn as three and three. One real field lies over the boxes. */
export function CodeField({ label, kind, value, onChange }: CodeFieldProps) {
  const { others, inputMode } = KINDS[kind];
  const caret = Math.min(value.length, LENGTH - 1);
  // Blanks and dashes may come along with a pasted code.
  const read = (text: string) => text.toUpperCase().replaceAll(others, '').slice(0, LENGTH);
  return (
    <div className="group relative grow">
      <div aria-hidden="true" className="grid h-14 grid-cols-6 gap-[6px]">
        {BOXES.map(box => (
          <span
            key={box}
            className={`grid place-items-center rounded-field border-[1.5px] border-edge bg-sheet text-[min(1.3125rem,7vw)] font-bold ${box === 2 ? 'mr-1' : ''} ${box === 3 ? 'ml-1' : ''} ${box === caret ? 'group-focus-within:outline-3 group-focus-within:outline-focus' : ''}`}
          >
            {value.charAt(box)}
          </span>
        ))}
      </div>
      <input
        aria-label={label}
        name="code"
        value={value}
        onChange={event => onChange(read(event.target.value))}
        inputMode={inputMode}
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
