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
  /** Whether the last QR code was not part of a parcel. */
  readonly isOther: boolean;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Reads the other phone's codes, in any order, while it is open. */
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
 * Shows the rear camera in `video`, and calls `onCode` with each QR code in view. Resolves to a function that stops it.
 * Rejects with the browser's error if there is no camera or access is denied.
 */
async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  const read = async () => {
    // At full resolution, because the picture on the page is smaller.
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
