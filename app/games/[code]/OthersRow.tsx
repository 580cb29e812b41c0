'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import { QrCode } from '@/app/_ui/QrCode';
import { formatGameCode } from '@/lib/game/gameCode';
import { SeatsSheet } from './SeatsSheet';
import { useJoinAddress } from './useJoinAddress';

/** While the map is laid: that the others need not wait for it, and how they come. */
export function OthersRow() {
  const words = useTranslations('moments');
  const code = useTable(state => state.view.code);
  const address = useJoinAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="others-row border-y border-rule text-left print:hidden"
      >
        <span className="min-w-0 grow">
          {words.rich('othersCanSit', {
            code: () => <b className="whitespace-nowrap">{formatGameCode(code)}</b>,
          })}
        </span>
        <span className="size-11 shrink-0 rounded-tag bg-paper">
          {address && <QrCode text={address} border={1} className="size-11" />}
        </span>
        <Icon name="forward" />
      </button>
      {isOpen && <SeatsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
