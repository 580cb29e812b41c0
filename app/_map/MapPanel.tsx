'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HydratedLater } from '@/app/_ui/HydratedLater';
import { Icon } from '@/app/_ui/Icon';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { LazyLegendSheet } from './LazyLegend';
import type { Near } from './Light';
import { LiveMap, type MapViewProps } from './LiveMap';
import { CaptionLine, MapButton, NearButton } from './MapCaption';
import { useZoom } from './useZoom';

const FilledMap = lazyComponent(async () => (await import('./FilledMap')).FilledMap);

export interface MapPanelProps extends Omit<MapViewProps, 'near'> {
  /** Replaces the text in the line above the map. Only the full-screen button remains beside it. */
  readonly caption?: ReactNode;
  /** The text above the full-screen map; by default the chosen space. */
  readonly filledCaption?: ReactNode;
  /** The page's top content, which a full-screen map would cover. */
  readonly banner?: ReactNode;
  /** The page's main actions, for the same reason. */
  readonly actions?: ReactNode;
}

/** An interactive map that can be zoomed and panned, below the line that describes the chosen space. */
export function MapPanel(props: MapPanelProps) {
  const { caption, filledCaption, banner, actions, ...view } = props;
  const { chosen, prompt, onPick } = view;
  const isAtRest =
    caption === undefined && prompt === undefined && (chosen === undefined || onPick !== undefined);
  const { showWhole, frame, sheet, isLarge } = useZoom('whole');
  const [steps, setSteps] = useState<Near['steps']>();
  const [overlay, setOverlay] = useState<'fill' | 'legend'>();
  const words = useTranslations('map');
  const near = useMemo(() => nearOf(chosen, steps), [chosen, steps]);
  const nearButton = onPick === undefined && chosen !== undefined && (
    <NearButton chosen={chosen} steps={steps} onChange={setSteps} />
  );
  return (
    <HydratedLater className="map-panel">
      <div className="map-reading">
        {caption ?? (
          <>
            <CaptionLine
              {...view}
              near={near}
              onLegend={isAtRest ? () => setOverlay('legend') : undefined}
            />
            {nearButton}
          </>
        )}
        <MapButton
          label={words(showWhole ? 'showWhole' : 'fill')}
          onPress={showWhole ?? (() => setOverlay('fill'))}
          isFilled={showWhole !== undefined}
          hasWord={isAtRest}
        >
          <Icon name={showWhole ? 'unfit' : 'fit'} />
        </MapButton>
      </div>
      <LiveMap {...view} frame={frame} sheet={sheet} isLarge={isLarge} near={near} />
      {overlay === 'fill' && (
        <FilledMap
          {...view}
          near={near}
          words={filledCaption}
          nearButton={nearButton}
          banner={banner}
          actions={actions}
          onClose={() => setOverlay(undefined)}
        />
      )}
      {overlay === 'legend' && (
        <LazyLegendSheet map={view.map} onClose={() => setOverlay(undefined)} />
      )}
    </HydratedLater>
  );
}

function nearOf(from: Hex | undefined, steps: Near['steps'] | undefined): Near | undefined {
  if (from === undefined || steps === undefined) return undefined;
  return { from, steps, hexes: within(HexSet.of([from]), steps) };
}
