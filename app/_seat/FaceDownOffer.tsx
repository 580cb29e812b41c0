import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { type Answer, askPhone, keepAnswer, recallAnswer } from './tiltLeave';

/** Whether laying the phone down is to cover the clue. Asked until answered. */
export function FaceDownOffer({ isOpen }: { readonly isOpen: boolean }) {
  const words = useTranslations('seat.faceDown');
  const [answer, setAnswer] = useState(recallAnswer);

  function keep(next: Answer) {
    keepAnswer(next);
    setAnswer(next);
  }

  // The phone has forgotten its leave where Safari was closed since: it is asked when the clue is let go.
  useEffect(() => {
    if (answer !== 'yes' || !isOpen) return;
    const ask = async () => {
      if ((await askPhone()) === 'denied') keepAnswer('no');
    };
    window.addEventListener('pointerup', ask, { capture: true, once: true });
    return () => window.removeEventListener('pointerup', ask, { capture: true });
  }, [answer, isOpen]);

  async function agree() {
    keep((await askPhone()) === 'denied' ? 'no' : 'yes');
  }

  if (answer !== undefined || isOpen) return null;
  return (
    <div className="mt-2 grid gap-2 rounded-card border-[1.5px] border-edge bg-sheet px-4 py-3">
      <p className="font-semibold">{words('ask')}</p>
      <p className="text-note text-soft">{words('why')}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <Button onClick={() => keep('no')}>{words('no')}</Button>
        <Button onClick={agree}>{words('yes')}</Button>
      </div>
    </div>
  );
}
