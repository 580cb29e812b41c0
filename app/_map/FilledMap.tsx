import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { useModal } from '@/app/_ui/Sheet';
import { Legend, LegendSheet } from './Legend';
import { LiveMap, type MapViewProps } from './LiveMap';
import { CaptionLine, MapButton } from './MapCaption';
import { Overview } from './Overview';
import { useZoom } from './useZoom';

interface FilledMapProps extends MapViewProps {
  /** The text above the map; by default the chosen space. */
  readonly words: ReactNode;
  /** The button that lights the spaces near the chosen one. */
  readonly nearButton: ReactNode;
  readonly banner: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/**
 * The map on the whole screen, enlarged to fill it, so that it scrolls in one direction only. In portrait, the chosen
 * space is described above it, with an overview below. In landscape, the description and the legend are beside it.
 */
export function FilledMap(props: FilledMapProps) {
  const { words: said, nearButton, banner, actions, onClose, ...view } = props;
  const words = useTranslations('map');
  const ui = useTranslations('ui');
  const modal = useModal(onClose);
  const { showWhole, zoomOut, zoomIn, ...zoom } = useZoom('filled');
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
          {said ?? (
            <>
              <CaptionLine {...view} />
              {nearButton}
            </>
          )}
        </div>
        <LiveMap {...view} {...zoom} />
        <div className="signs">
          <Legend hasOwnLight={view.litBy === undefined || view.litBy === 'clue'} />
        </div>
        <Overview map={view.map} frame={zoom.frame} sheet={zoom.sheet} />
        <div className="buttons">
          <MapButton label={words('showWhole')} onPress={showWhole}>
            <Icon name="unfit" />
          </MapButton>
          <MapButton label={words('zoomOut')} onPress={zoomOut}>
            <Icon name="minus" />
          </MapButton>
          <MapButton label={words('zoomIn')} onPress={zoomIn}>
            <Icon name="plus" />
          </MapButton>
          <MapButton label={words('signsMean')} onPress={() => setLegendOpen(true)}>
            <Icon name="legend" />
          </MapButton>
        </div>
        <div className="page-actions">{actions}</div>
      </div>
      {isLegendOpen && <LegendSheet map={view.map} onClose={() => setLegendOpen(false)} />}
    </dialog>
  );
}
