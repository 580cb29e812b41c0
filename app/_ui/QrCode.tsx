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

/** A text as a QR code: dark on white in both themes, because cameras expect that. */
export const QrCode = memo(function QrCode({ text, border = 2, className }: QrCodeProps) {
  const { data, size } = encode(text, { border, maskPattern: MASK });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`rounded-tag bg-paper ${className}`}
    >
      <path d={modules.join('')} className="fill-print" />
    </svg>
  );
});
