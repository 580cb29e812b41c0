import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/app/_ui/Icon';

interface ZoomButtonsProps {
  /** Nothing where the map cannot shrink or grow any more. */
  readonly zoomOut: (() => void) | undefined;
  readonly zoomIn: (() => void) | undefined;
  readonly fit: () => void;
}

export function ZoomButtons({ zoomOut, zoomIn, fit }: ZoomButtonsProps) {
  const words = useTranslations('map');
  return (
    <div className="flex shrink-0 divide-x-[1.5px] divide-edge overflow-clip rounded-card border-[1.5px] border-edge bg-sheet">
      <ZoomButton label={words('zoomOut')} icon="minus" onPress={zoomOut} />
      <ZoomButton label={words('zoomIn')} icon="plus" onPress={zoomIn} />
      <ZoomButton label={words('fit')} icon="fit" onPress={fit} />
    </div>
  );
}

function ZoomButton(props: { label: string; icon: IconName; onPress: (() => void) | undefined }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.onPress === undefined}
      onClick={props.onPress}
      className="grid size-11 place-items-center -outline-offset-2 aria-disabled:text-edge"
    >
      <Icon name={props.icon} />
    </button>
  );
}
