'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { useModal } from '@/app/_ui/useModal';
import { Legend } from './Legend';
import { LegendSheet } from './LegendSheet';
import { LiveMap, type MapAsked } from './LiveMap';
import { MapButton } from './MapButton';
import { Overview } from './Overview';
import { ReadingLine } from './ReadingLine';
import { useZoom } from './useZoom';

interface FilledMapProps extends MapAsked {
  /** Lights what is near the chosen space. */
  readonly nearButton: ReactNode;
  readonly banner: ReactNode;
  readonly thumb: ReactNode;
  readonly onClose: () => void;
}

/**
 * The map over all of the screen, enlarged to its longer side, so that it slides one way. Upright it has what it
 * reads out above and an overview below; sideways both stand beside it, with the legend.
 */
export function FilledMap({ nearButton, banner, thumb, onClose, ...asked }: FilledMapProps) {
  const words = useTranslations('map');
  const ui = useTranslations('ui');
  const modal = useModal(onClose);
  const { zoomOut, zoomIn, ...zoom } = useZoom('filled');
  const [isLegendOpen, setLegendOpen] = useState(false);
  return (
    <dialog {...modal} data-over-page="" aria-label={words('theMap')} className="filled-map">
      <div>
        <div className="banner">{banner}</div>
        <div className="close">
          <MapButton label={ui('close')} onPress={onClose}>
            <Icon name="close" />
          </MapButton>
        </div>
        <div className="words">
          <ReadingLine {...asked} />
          {nearButton}
        </div>
        <LiveMap {...asked} {...zoom} />
        <div className="signs">
          <Legend />
        </div>
        <Overview map={asked.map} frame={zoom.frame} sheet={zoom.sheet} />
        <div className="buttons">
          <MapButton label={words('zoomOut')} onPress={zoomOut}>
            <Icon name="minus" />
          </MapButton>
          <MapButton label={words('zoomIn')} onPress={zoomIn}>
            <Icon name="plus" />
          </MapButton>
          <MapButton label={words('legend')} onPress={() => setLegendOpen(true)}>
            <Icon name="legend" />
          </MapButton>
        </div>
        <div className="thumb">{thumb}</div>
      </div>
      {isLegendOpen && <LegendSheet map={asked.map} onClose={() => setLegendOpen(false)} />}
    </dialog>
  );
}
