import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '@/app/_ui/Icon';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { CONTROLS } from './controls';

interface ZoomButtonsProps {
  /** Nothing where the map cannot shrink or grow any more. */
  readonly zoomOut: (() => void) | undefined;
  readonly zoomIn: (() => void) | undefined;
  readonly fit: () => void;
}

/** Off until the page is alive: before, a tap would be lost. */
export function ZoomButtons({ zoomOut, zoomIn, fit }: ZoomButtonsProps) {
  const words = useTranslations('map');
  const isAlive = useInBrowser();
  return (
    <div className={CONTROLS}>
      <ZoomButton label={words('zoomOut')} icon="minus" onPress={isAlive ? zoomOut : undefined} />
      <ZoomButton label={words('zoomIn')} icon="plus" onPress={isAlive ? zoomIn : undefined} />
      <ZoomButton label={words('fit')} icon="fit" onPress={isAlive ? fit : undefined} />
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
