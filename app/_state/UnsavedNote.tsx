import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';

/** Warns that a persisted store could not be saved, so that only this page has its state (`useIsUnsaved`). */
export function UnsavedNote({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const words = useTranslations('notebook.notStored');
  return isUnsaved && <Message kind="warning" icon="trouble" title={words('phone')} />;
}
