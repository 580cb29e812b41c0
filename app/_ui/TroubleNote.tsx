import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/tableClient';
import { whenBack } from './connection';
import { Message } from './Message';

/** Why something failed, beside where it was tried. A lost connection is told of for as long as it is lost. */
export function TroubleNote({ trouble }: { trouble: Trouble | undefined }) {
  const words = useTranslations('ui.trouble');
  const [over, setOver] = useState<Trouble>();
  useEffect(() => {
    return trouble?.code === 'offline' ? whenBack(() => setOver(trouble)) : undefined;
  }, [trouble]);
  if (trouble === undefined || trouble === over) return null;
  const { code, message } = trouble;
  // As the server put it, or in our own words where it was not heard.
  const say = message ?? words(code === 'offline' ? 'offline' : 'unreadable');
  return <Message kind="trouble" title={say} />;
}
