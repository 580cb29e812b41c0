'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { useModal } from '@/app/_ui/Sheet';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { within } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { Legend, LegendSheet } from './Legend';
import type { Near } from './Light';
import { LiveMap, type MapViewProps } from './LiveMap';
import { Overview } from './Overview';
import { useZoom } from './useZoom';
import { hexWords, pieceWords } from './words';

export interface MapPanelProps extends Omit<MapViewProps, 'near'> {
  /** Replaces the words on the line above the map; only the full-screen button remains beside it. */
  readonly caption?: ReactNode;
  /** The same above a full-screen map; there by default the chosen space. */
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
    <div data-waits={useIsHydrated() ? undefined : ''} className="map-panel">
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
      {overlay === 'legend' && <LegendSheet map={view.map} onClose={() => setOverlay(undefined)} />}
    </div>
  );
}

function nearOf(from: Hex | undefined, steps: Near['steps'] | undefined): Near | undefined {
  if (from === undefined || steps === undefined) return undefined;
  return { from, steps, hexes: within(HexSet.of([from]), steps) };
}

interface FilledMapProps extends MapViewProps {
  /** What stands above it; by default the chosen space. */
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
function FilledMap(props: FilledMapProps) {
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

/** The next radius after none, one, two, and three steps. */
const NEXT = [1, 2, 3, undefined] as const;

interface NearButtonProps {
  readonly chosen: Hex;
  readonly steps: Near['steps'] | undefined;
  readonly onChange: (steps: Near['steps'] | undefined) => void;
}

/** Lights the spaces near the chosen one: each press adds a step, and after three it turns them off. */
function NearButton({ chosen, steps, onChange }: NearButtonProps) {
  const words = useTranslations('map');
  const space = formatHex(chosen);
  return (
    <MapButton
      label={steps ? words('nearSpace', { steps, space }) : words('lightNear', { space })}
      isOn={steps !== undefined}
      onPress={() => onChange(NEXT[steps ?? 0])}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true" className="near-sign">
        <path d="M-11 0-5.5-9.5H5.5L11 0 5.5 9.5H-5.5Z" />
        {steps ? (
          <text y="5">{steps}</text>
        ) : (
          <path className="full" d="M-4 0-2-3.5H2L4 0 2 3.5H-2Z" />
        )}
      </svg>
    </MapButton>
  );
}

interface MapButtonProps {
  readonly label: string;
  /** If undefined, the button is disabled. */
  readonly onPress: (() => void) | undefined;
  /** For toggle buttons: whether it is on. */
  readonly isOn?: boolean;
  /** Whether it is highlighted. */
  readonly isFilled?: boolean;
  /** Whether its label can be seen. */
  readonly hasWord?: boolean;
  readonly children: ReactNode;
}

/** A square button beside the description of a map. */
function MapButton({ label, onPress, isOn, isFilled, hasWord, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={onPress === undefined}
      onClick={onPress}
      className={isFilled ? 'map-button filled' : 'map-button'}
    >
      {children}
      {hasWord && <span>{label}</span>}
    </button>
  );
}

interface CaptionLineProps extends MapViewProps {
  /** Opens the legend, from the line at rest. */
  readonly onLegend?: (() => void) | undefined;
}

/** The chosen space in words, or what to tap, or else the legend. */
function CaptionLine({ onLegend, ...view }: CaptionLineProps) {
  const { map, chosen, prompt, pieces, missed, near, onPick } = view;
  const words = useTranslations('map');
  const recordMessages = useTranslations('record');
  if (onLegend)
    return (
      <button type="button" className="to-legend" onClick={onLegend}>
        <Icon name="legend" className="size-[22px] flex-none" />
        {words('signsMean')}
      </button>
    );
  const piecesText =
    pieces && chosen !== undefined && pieceWords(recordMessages, words, pieces).get(chosen);
  return (
    // Not announced: the space that is chosen has the focus, and says the same.
    <p className="map-words">
      {chosen === undefined || onPick !== undefined ? (
        <span>{prompt}</span>
      ) : (
        <span className="read-out">
          <b className="tabular">{formatHex(chosen)}</b> {hexWords(words, map, chosen)}
          {missed?.has(chosen) && <span> · {words('missedHere')}</span>}
          {piecesText && <span> · {piecesText}</span>}
          {near && <span> · {words('nearSpace', { ...near, space: formatHex(chosen) })}</span>}
        </span>
      )}
    </p>
  );
}
