import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

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
  const input = useRef<HTMLInputElement>(null);
  // What is chosen before the page is alive stays ticked, and React tells nobody.
  const hearEarly = useEffectEvent(() => {
    if (input.current?.checked && !control.checked) onChoose();
  });
  useEffect(() => hearEarly(), []);
  return (
    <label lang={lang} className={`answer ${shape} ${className}`}>
      {/* Nor does a browser tick what was chosen on an earlier visit. */}
      <input ref={input} type="radio" autoComplete="off" {...control} onChange={onChoose} />
      {children}
    </label>
  );
}
