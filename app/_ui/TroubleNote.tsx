import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/tableClient';
import { Message } from './Message';

/** Why something failed, beside where it was tried. */
export function TroubleNote({ trouble }: { trouble: Trouble | undefined }) {
  const say = useTroubleWords();
  return trouble && <Message kind="trouble" title={say(trouble)} />;
}

/** Says what went wrong: as the server put it, or in our own words where it was not heard. */
export function useTroubleWords(): (trouble: Trouble) => string {
  const words = useTranslations('ui.trouble');
  return ({ code, message }) => message ?? words(code === 'offline' ? 'offline' : 'unreadable');
}
