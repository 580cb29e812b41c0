import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { redirectOnce } from '@/app/_phone/redirect';
import { uploadGame } from '@/app/_phone/uploadGame';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/trouble';
import { Button } from '@/app/_ui/Button';
import { useServerAway } from '@/app/_ui/connection';
import { TroubleNote } from '@/app/_ui/Message';
import { Sheet } from '@/app/_ui/Sheet';
import { handOutAddress } from '@/app/addresses';

/** Moves a game stored on this phone to the server, so that everyone can use their own phone. */
export function UploadSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('upload');
  const seat = useTranslations('seat');
  const code = useTable(state => state.view.code);
  const isServerAway = useServerAway();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function upload() {
    setPending(true);
    setTrouble(undefined);
    const uploaded = await uploadGame(code);
    if (uploaded.ok) return redirectOnce(handOutAddress(uploaded.value));
    setPending(false);
    setTrouble(uploaded.error);
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
        <Button
          kind="primary"
          onClick={upload}
          waiting={isPending ? words('uploading') : undefined}
        >
          {words('upload')}
        </Button>
      </div>
    </Sheet>
  );
}
