'use client';

import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';
import { Sheet } from '@/app/_ui/Sheet';
import { GatheredNote } from './GatheredNote';
import type { Gathered } from './parts';

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
  const receive = useEffectEvent(onCode);

  useEffect(() => {
    const { current } = video;
    if (current === null) return;
    const watching = watchCamera(current, code => receive(code));
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

/**
 * Shows in `video` what the camera behind the phone sees, and calls `onCode` with each QR code that it reads, until
 * the result is called. Rejects with the browser's error where there is no camera, or none is lent.
 */
async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  const read = async () => {
    // In all its pixels: the picture on the page is smaller.
    const code = await camera.readFrame(canvas, true);
    if (typeof code === 'string') onCode(code);
  };
  const stop = frameLoop(() => void read(), video);
  return () => {
    stop();
    camera.stop();
    canvas.clear();
  };
}
