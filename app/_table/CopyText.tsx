'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ShareOrCopyButton } from '@/app/_ui/ShareOrCopyButton';

/** A code with a copy button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const words = useTranslations('ui');
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0">
        <span className="block text-note text-soft">{label}</span>
        <span ref={shown} className="font-semibold break-all tabular-nums select-all">
          {text}
        </span>
      </p>
      <ShareOrCopyButton kind="word" shown={shown}>
        {words('copy')}
      </ShareOrCopyButton>
    </div>
  );
}
