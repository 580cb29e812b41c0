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
 * A text as a QR code: dark on white in both themes, because cameras expect that. It is a bitmap, because browsers with
 * a forced dark mode leave bitmaps alone; Chromium recolours drawings, even SVG images, until they are unreadable.
 */
export const QrCode = memo(function QrCode({ text, border = 2, className }: QrCodeProps) {
  const options = { border, mask: MASK, ecc: 'low', scale: 1 } as const;
  return (
    // biome-ignore lint/performance/noImgElement: it is generated on the page, so no server can optimize it.
    <img
      src={encodeQr(text, 'data-url', options)}
      alt=""
      className={`rounded-tag [image-rendering:pixelated] ${className}`}
    />
  );
});
