import { memo } from 'react';
import { encode } from 'uqr';

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
  const { data, size } = encode(text, { border, maskPattern: MASK });
  return (
    // biome-ignore lint/performance/noImgElement: it is made here, and no server can make it smaller.
    <img
      src={`data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap(data)))}`}
      alt=""
      width={size}
      height={size}
      className={`rounded-tag [image-rendering:pixelated] ${className}`}
    />
  );
});

/** Two headers of 14 and 40 bytes, and a palette of two colours. */
const HEAD_BYTES = 62;

/** A square of modules (row by row, true if dark) as a BMP file of one bit a pixel: white is 0, black is 1. */
function bitmap(modules: readonly (readonly boolean[])[]): Uint8Array {
  const size = modules.length;
  // Rows end at a multiple of four bytes, and begin with the lowest one.
  const rowBytes = 4 * Math.ceil(size / 32);
  const file = new Uint8Array(HEAD_BYTES + rowBytes * size);
  const head = new DataView(file.buffer);
  head.setUint16(0, 0x424d); // "BM"
  head.setUint32(2, file.length, true);
  head.setUint32(10, HEAD_BYTES, true);
  head.setUint32(14, 40, true); // bytes of the second header
  head.setInt32(18, size, true);
  head.setInt32(22, size, true);
  head.setUint16(26, 1, true); // planes
  head.setUint16(28, 1, true); // bits a pixel
  head.setUint32(46, 2, true); // colours
  head.setUint32(54, 0xffffff, true);
  for (const [y, row] of modules.entries()) {
    const start = HEAD_BYTES + rowBytes * (size - 1 - y);
    for (const [x, isDark] of row.entries())
      if (isDark) file[start + (x >> 3)] = (file[start + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return file;
}
