'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { Code } from './useCode';

/** Leads on from a page for a code, to wherever it belongs. */
export function SendButton({ code: { typed, table } }: { code: Code }) {
  const words = useTranslations('codes');
  const leads =
    typed.kind === 'map' ||
    typed.kind === 'words' ||
    (typed.kind === 'table' && table.is === 'there');
  const label = typed.kind === 'table' || typed.kind === 'words' ? typed.kind : 'map';
  return (
    <Button type="submit" kind="primary" disabled={!leads}>
      {words(`take.${label}`)}
    </Button>
  );
}
