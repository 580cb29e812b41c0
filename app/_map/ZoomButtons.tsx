import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/app/_ui/Icon';
import { CONTROLS } from './controls';

interface ZoomButtonsProps {
  /** Nothing where the map cannot shrink or grow any more. */
  readonly zoomOut: (() => void) | undefined;
  readonly zoomIn: (() => void) | undefined;
  readonly fit: () => void;
}

export function ZoomButtons({ zoomOut, zoomIn, fit }: ZoomButtonsProps) {
  const words = useTranslations('map');
  return (
    <div className={CONTROLS}>
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
      className="grid size-[44px] place-items-center -outline-offset-2 aria-disabled:text-edge"
    >
      <Icon name={props.icon} className="size-[24px]" />
    </button>
  );
}
