'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';
import { Sheet } from '@/app/_ui/Sheet';
import { GatheredNote } from './GatheredNote';
import type { Gathered } from './parts';
import { watchCamera } from './watchCamera';

interface CameraSheetProps {
  readonly gathered: Gathered | undefined;
  /** Whether the last code is of something else. */
  readonly isOther: boolean;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Reads the other phone's codes for as long as it is open, in whichever order they come. */
export function CameraSheet({ gathered, isOther, onCode, onClose }: CameraSheetProps) {
  const words = useTranslations('move');
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<'denied' | 'none'>();
  const hear = useEffectEvent(onCode);

  useEffect(() => {
    const { current } = video;
    if (current === null) return;
    const watching = watchCamera(current, code => hear(code));
    watching.catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      setFault(isDenied ? 'denied' : 'none');
    });
    return () => void watching.then(stop => stop()).catch(() => undefined);
  }, []);

  return (
    <Sheet title={words('readCodes')} onClose={onClose} isTall hasCross>
      {fault ? (
        <Message kind="trouble" title={words(`camera.${fault}`)} />
      ) : (
        <>
          <video ref={video} muted playsInline className="camera" />
          {gathered ? <GatheredNote gathered={gathered} /> : <p role="status">{words('aim')}</p>}
        </>
      )}
      {isOther && <Message kind="warning" icon="trouble" title={words('otherCode')} />}
    </Sheet>
  );
}
