import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { createPersisted, isOneOf } from '@/app/_state/persisted';
import type { Notice } from '@/app/_table/useNotices';
import { Button } from '@/app/_ui/Button';
import { useBrowserFact } from '@/app/_ui/useIsHydrated';

/**
 * After the first look, asks whether laying the phone face down should cover the clue. A notice on this phone only,
 * until it is answered.
 */
export function useFaceDownNotice(isOpen: boolean, hasLooked: boolean): readonly Notice[] {
  const title = useTranslations('seat.faceDown')('ask');
  if (!useIsFaceDownAsked(isOpen, hasLooked)) return [];
  return [
    {
      key: 'face-down',
      tone: 'question',
      icon: 'eye',
      title,
      body: onDone => (
        <section className="notice">
          <h2>{title}</h2>
          <FaceDownAnswers onDone={onDone} />
        </section>
      ),
    },
  ];
}

/** The same question, for pages without notices. */
export function FaceDownNote({ isOpen, hasLooked }: FaceDownNoteProps) {
  const words = useTranslations('seat.faceDown');
  if (!useIsFaceDownAsked(isOpen, hasLooked)) return null;
  return (
    <section className="notice">
      <p className="font-semibold">{words('ask')}</p>
      <FaceDownAnswers />
    </section>
  );
}

interface FaceDownNoteProps {
  readonly isOpen: boolean;
  readonly hasLooked: boolean;
}

/** Only iOS supports this property, and only iOS requires permission for orientation events. */
const isIos = () => CSS.supports('-webkit-touch-callout:none');

/** Whether to ask. After a "yes", requests the permission again whenever an open clue is released. */
function useIsFaceDownAsked(isOpen: boolean, hasLooked: boolean): boolean {
  const needsPermission = useBrowserFact(isIos, false);
  const { answer } = useFaceDown();
  // Safari forgets the permission when it closes.
  useEffect(() => {
    if (!needsPermission || answer !== 'yes' || !isOpen) return;
    const ask = async () => {
      if ((await requestMotionPermission()) === 'denied') give('no');
    };
    window.addEventListener('pointerup', ask, { capture: true, once: true });
    return () => window.removeEventListener('pointerup', ask, { capture: true });
  }, [needsPermission, answer, isOpen]);
  return needsPermission && hasLooked && answer === null && !isOpen;
}

function FaceDownAnswers({ onDone }: { readonly onDone?: () => void }) {
  const words = useTranslations('seat.faceDown');

  async function agree() {
    give((await requestMotionPermission()) === 'denied' ? 'no' : 'yes');
    onDone?.();
  }
  function decline() {
    give('no');
    onDone?.();
  }
  return (
    <>
      <p className="text-note text-soft">{words('why')}</p>
      <div className="answers">
        <Button onClick={decline}>{words('no')}</Button>
        <Button onClick={agree}>{words('yes')}</Button>
      </div>
    </>
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
