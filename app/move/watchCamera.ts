import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows in `video` what the camera behind the phone sees, and calls `onCode` with each QR code that it reads, until
 * the result is called. Rejects with the browser's error where there is no camera, or none is lent.
 */
export async function watchCamera(
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
