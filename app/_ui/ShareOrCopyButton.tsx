import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonKind } from './Button';
import { type ShareOutcome, shareOrCopy } from './shareOrCopy';

interface ShareOrCopyButtonProps {
  /** The element on the page that contains the text. */
  readonly shown: RefObject<Element | null>;
  /** If omitted, the text is only copied. */
  readonly shared?: ShareData;
  readonly kind?: ButtonKind;
  readonly children: string;
}

/** A button that shares or copies a text, and reports whether it was copied or only selected. */
export function ShareOrCopyButton({
  shown,
  shared,
  kind = 'plain',
  children,
}: ShareOrCopyButtonProps) {
  const words = useTranslations('ui');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  return (
    <>
      <Button
        kind={kind}
        className="shrink-0"
        onClick={async () => setOutcome(await shareOrCopy(shown.current, shared))}
      >
        {outcome === 'copied' ? words('copied') : children}
      </Button>
      <p role="status" className="basis-full text-note font-semibold empty:hidden">
        {outcome === 'selected' && words('selected')}
      </p>
    </>
  );
}
