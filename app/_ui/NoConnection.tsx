import { useTranslations } from 'use-intl';
import { Button } from './Button';
import { Sheet } from './Sheet';

/** Why a link leads nowhere just now. */
export function NoConnection({ onClose }: { onClose: () => void }) {
  const words = useTranslations('ui');
  return (
    <Sheet title={words('noConnection')} onClose={onClose}>
      <p>{words('noConnectionNote')}</p>
      <Button onClick={onClose}>{words('close')}</Button>
    </Sheet>
  );
}
