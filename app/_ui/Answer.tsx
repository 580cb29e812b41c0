import type { ReactNode } from 'react';

interface AnswerProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** Its own language, where it is not the page's. */
  readonly lang?: string | undefined;
  /** How it is drawn, by controls.css. */
  readonly shape: 'card' | 'segment' | 'row';
  /** How its inside is laid out. */
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several answers, drawn as one likes: the real control lies over it, and is not seen. */
export function Answer({ lang, shape, className, children, onChoose, ...control }: AnswerProps) {
  return (
    <label lang={lang} className={`answer ${shape} ${className}`}>
      <input type="radio" {...control} onChange={onChoose} />
      {children}
    </label>
  );
}
