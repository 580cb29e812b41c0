import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { createPersisted, isOneOf } from '@/app/_state/persisted';
import { Button } from '@/app/_ui/Button';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';

/** After the first look, offers to request the permission needed to cover the clue when the phone lies face down. */
export function FaceDownNote({ isOpen }: { readonly isOpen: boolean }) {
  // Only iOS supports this property, and only iOS requires permission for orientation events.
  const needsPermission = useIsHydrated() && CSS.supports('-webkit-touch-callout:none');
  return needsPermission && <FaceDownOffer isOpen={isOpen} />;
}

/** Asks whether laying the phone face down should cover the clue. Shown until answered. */
function FaceDownOffer({ isOpen }: { readonly isOpen: boolean }) {
  const words = useTranslations('seat.faceDown');
  const { answer } = useFaceDown();
  // Safari forgets the permission when it closes, so it is requested again when the clue is released.
  useEffect(() => {
    if (answer !== 'yes' || !isOpen) return;
    const ask = async () => {
      if ((await requestMotionPermission()) === 'denied') give('no');
    };
    window.addEventListener('pointerup', ask, { capture: true, once: true });
    return () => window.removeEventListener('pointerup', ask, { capture: true });
  }, [answer, isOpen]);

  async function agree() {
    give((await requestMotionPermission()) === 'denied' ? 'no' : 'yes');
  }

  if (answer !== null || isOpen) return null;
  return (
    <div className="mt-2 grid gap-2 rounded-card border-[1.5px] border-edge bg-sheet px-4 py-3">
      <p className="font-semibold">{words('ask')}</p>
      <p className="text-note text-soft">{words('why')}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <Button onClick={() => give('no')}>{words('no')}</Button>
        <Button onClick={agree}>{words('yes')}</Button>
      </div>
    </div>
  );
}

const ANSWERS = ['yes', 'no', null] as const;
type Answer = (typeof ANSWERS)[number];

/**
 * The answer to the app's own question, stored on the phone. iOS sends orientation events only with permission. A
 * page can request it only during a tap or release, and Safari forgets it when it closes.
 */
export const { use: useFaceDown } = createPersisted<{ readonly answer: Answer }>(
  { answer: null },
  {
    name: 'fieldbook-face-down',
    storage: 'localStorage',
    read: ({ answer }) => (isOneOf(answer, ANSWERS) ? { answer } : undefined),
  },
);

const give = (answer: Answer) => useFaceDown.setState({ answer });

/**
 * Requests the permission, prompting the user unless Safari still remembers; `undefined` if no request is allowed
 * now.
 */
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
