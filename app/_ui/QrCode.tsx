import encodeQr from 'qr';
import { memo } from 'react';

interface QrCodeProps {
  readonly text: string;
  /** Width of the white border, in modules. */
  readonly border?: number;
  readonly className: string;
}

/**
 * Cameras can read any of the eight masks. Trying which one is best takes most of the encoding time, which is
 * noticeable on a slow phone.
 */
const MASK = 0;

/**
 * A text as a QR code: dark on white in both themes, because cameras expect that. A bitmap, since browsers that force a
 * dark mode upon pages leave it alone; Chromium recolors drawings, even SVG in an image, until nothing can be read.
 */
export const QrCode = memo(function QrCode({ text, border = 2, className }: QrCodeProps) {
  const options = { border, mask: MASK, ecc: 'low', scale: 1 } as const;
  return (
    // biome-ignore lint/performance/noImgElement: it is made here, and no server can make it smaller.
    <img
      src={encodeQr(text, 'data-url', options)}
      alt=""
      className={`rounded-tag [image-rendering:pixelated] ${className}`}
    />
  );
});
