import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { whenBack } from '@/app/_ui/connection';
import { Sheet } from '@/app/_ui/Sheet';

/** Why a link leads nowhere just now; for as long as that is so. */
export function NoConnection({ onClose }: { onClose: () => void }) {
  const words = useTranslations('ui');
  const close = useEffectEvent(onClose);
  useEffect(() => whenBack(() => close()), []);
  return (
    <Sheet title={words('noConnection')} onClose={onClose}>
      <p>{words('noConnectionNote')}</p>
      <Button onClick={onClose}>{words('close')}</Button>
    </Sheet>
  );
}
