'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';

/** A code with a copy button. Over plain http browsers have no clipboard; the text can still be selected. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const words = useTranslations('ui');
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0">
        <span className="block text-note text-soft">{label}</span>
        <span className="font-semibold break-all tabular-nums select-all">{text}</span>
      </p>
      <Button kind="quiet" className="shrink-0" onClick={copy}>
        {words(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
