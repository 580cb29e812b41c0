import { useTranslations } from 'use-intl';
import { LineDrawing } from '@/app/_ui/LineDrawing';
import { useHolding } from '@/app/_ui/useHolding';

const LAYERS = 'M12 3.5 3 8.5l9 5 9-5-9-5ZM3.5 12.5l8.5 4.7 8.5-4.7M3.5 16.2l8.5 4.7 8.5-4.7';

/** While it is held the pieces are out of the way of what lies beneath them. */
export function LayersButton({ onHold }: { readonly onHold: (isHeld: boolean) => void }) {
  const words = useTranslations('record');
  const holding = useHolding(
    () => onHold(true),
    () => onHold(false),
  );
  return (
    <button type="button" aria-label={words('layers')} className="map-button" {...holding}>
      <LineDrawing path={LAYERS} />
    </button>
  );
}
