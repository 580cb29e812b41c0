import type { ReactNode } from 'react';

interface AnswerProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** Its own language, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several answers, drawn as one likes: the real control lies over it, and is not seen. */
export function Answer({ lang, className, children, onChoose, ...control }: AnswerProps) {
  return (
    <label
      lang={lang}
      className={`relative has-focus-visible:outline-3 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        {...control}
        onChange={onChoose}
        className="absolute inset-0 size-full opacity-0"
      />
      {children}
    </label>
  );
}
