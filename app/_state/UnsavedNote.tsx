import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';

/** On a page that shows a persisted store: says that its state is on this page alone (`useIsUnsaved`). */
export function UnsavedNote({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const words = useTranslations('notebook.notStored');
  return isUnsaved && <Message kind="warning" icon="trouble" title={words('phone')} />;
}
