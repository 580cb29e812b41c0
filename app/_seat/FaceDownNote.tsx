import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';

/** Once somebody has looked, what has to be asked so that laying the phone down covers the clue. */
export function FaceDownNote({ isOpen }: { readonly isOpen: boolean }) {
  // Only iPhones and iPads know this property, and only they tell nothing without leave.
  const needsLeave = useIsHydrated() && CSS.supports('-webkit-touch-callout:none');
  return needsLeave && <FaceDownOffer isOpen={isOpen} />;
}

/** Whether laying the phone down is to cover the clue. Asked until answered. */
function FaceDownOffer({ isOpen }: { readonly isOpen: boolean }) {
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
      if ((await requestMotionPermission()) === 'denied') keepAnswer('no');
    };
    window.addEventListener('pointerup', ask, { capture: true, once: true });
    return () => window.removeEventListener('pointerup', ask, { capture: true });
  }, [answer, isOpen]);

  async function agree() {
    keep((await requestMotionPermission()) === 'denied' ? 'no' : 'yes');
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

/**
 * What somebody answered to our own asking; kept on the phone. iPhones and iPads tell a page how they lie only with
 * their owner's leave: a page may ask for it while somebody taps or lets go, and Safari forgets the answer when it closes.
 */
type Answer = 'yes' | 'no';

const KEPT_AS = 'fieldbook-face-down';

/** Has the phone ask its owner, unless it still knows; nothing where it may not be asked just now. */
async function requestMotionPermission(): Promise<'granted' | 'denied' | undefined> {
  if (!('requestPermission' in DeviceOrientationEvent)) return undefined;
  if (typeof DeviceOrientationEvent.requestPermission !== 'function') return undefined;
  try {
    const answer: unknown = await DeviceOrientationEvent.requestPermission();
    return answer === 'granted' || answer === 'denied' ? answer : undefined;
  } catch {
    return undefined;
  }
}

function recallAnswer(): Answer | undefined {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return kept === 'yes' || kept === 'no' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Where a phone keeps nothing for us, the answer holds for as long as the page is open. */
function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(KEPT_AS, answer);
  } catch {
    return;
  }
}
