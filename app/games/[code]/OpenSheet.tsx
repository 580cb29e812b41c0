'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveFor } from '@/app/_phone/leaveFor';
import { openToOthers } from '@/app/_phone/openToOthers';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { useServerAway } from '@/app/_ui/useServerAway';
import { handOutAddress } from '@/app/addresses';

/** Hands a game that this phone keeps by itself over to the server, so that everybody can take out a phone. */
export function OpenSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('opening');
  const seat = useTranslations('seat');
  const code = useTable(state => state.view.code);
  const sayTrouble = usePhoneTrouble();
  const isServerAway = useServerAway();
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function open() {
    setWaiting(true);
    setTrouble(undefined);
    const opened = await openToOthers(code, sayTrouble);
    if (opened.ok) return leaveFor(handOutAddress(opened.value));
    setWaiting(false);
    setTrouble(opened.error);
  }

  return (
    <Sheet title={words('ownPhones')} onClose={onClose}>
      <p>{words('whatHappens')}</p>
      <p className="text-note text-soft">{words('forGood')}</p>
      <p role="status" className="text-note font-semibold empty:hidden">
        {isServerAway && trouble === undefined && words('noNetwork')}
      </p>
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{seat('cancel')}</Button>
        <Button kind="primary" onClick={open} waiting={isWaiting ? words('opening') : undefined}>
          {words('open')}
        </Button>
      </div>
    </Sheet>
  );
}
