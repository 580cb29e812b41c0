import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteCachedTables } from '@/app/_phone/cachedTables';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import { forgetGames } from '@/app/_state/knownGames';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { Sheet } from '@/app/_ui/Sheet';
import { isPhoneCode } from '@/lib/game/gameCode';

/** `removed`: own games were deleted. `forgotten`: a server's games were only removed from this phone's list. */
export type Removed = 'removed' | 'forgotten';

interface RemoveSheetProps {
  /** All stored on this phone, or all on a server. */
  readonly games: readonly { readonly code: string }[];
  readonly onClose: () => void;
  readonly onRemoved: (removed: Removed) => void;
}

/** Asks for confirmation before removing games. */
export function RemoveSheet({ games, onClose, onRemoved }: RemoveSheetProps) {
  const words = useTranslations('games');
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<PhoneFault>();
  const codes = games.map(({ code }) => code);
  const count = codes.length;
  const areOnPhone = codes.every(isPhoneCode);

  async function remove() {
    if (!areOnPhone) {
      forgetGames(codes);
      void deleteCachedTables(codes);
      return onRemoved('forgotten');
    }
    setPending(true);
    const deleted = await callPhoneWorker('deleteGames', codes);
    if (deleted.ok) return onRemoved('removed');
    setPending(false);
    setFault(deleted.error);
  }

  return (
    <Sheet
      title={areOnPhone ? words('removeQuestion', { count }) : words('forgetQuestion')}
      onClose={onClose}
    >
      <p>{areOnPhone ? words('removeNote', { count }) : words('forgetNote')}</p>
      <TroubleNote trouble={fault && { code: fault }} />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onClose}>{words('keep')}</Button>
        <Button kind="primary" onClick={remove} waiting={isPending ? words('removing') : undefined}>
          {areOnPhone ? words('confirm') : words('forgetConfirm')}
        </Button>
      </div>
    </Sheet>
  );
}
