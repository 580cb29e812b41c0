import { memo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** How many squares of white to leave around it. */
  readonly border?: number;
  readonly className: string;
}

/**
 * Any of the eight masks can be read by cameras. To try which looks best takes most of the encoding,
 * long enough to be felt on a slow phone.
 */
const MASK = 0;

/** A text as a QR code: dark on white in either theme, because cameras want it so. */
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
