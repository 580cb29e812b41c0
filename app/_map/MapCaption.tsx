import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { Near } from './Light';
import type { MapViewProps } from './LiveMap';
import { hexWords, pieceWords } from './words';

/** The next radius after none, one, two, and three steps. */
const NEXT = [1, 2, 3, undefined] as const;

interface NearButtonProps {
  readonly chosen: Hex;
  readonly steps: Near['steps'] | undefined;
  readonly onChange: (steps: Near['steps'] | undefined) => void;
}

/** Lights the spaces near the chosen one: each press adds a step, and after three it turns them off. */
export function NearButton({ chosen, steps, onChange }: NearButtonProps) {
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
export function MapButton({ label, onPress, isOn, isFilled, hasWord, children }: MapButtonProps) {
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
  /** Opens the legend. If set, the line is a button that does so. */
  readonly onLegend?: (() => void) | undefined;
}

/** The line above the map: the chosen space in words, a prompt, or a button that opens the legend. */
export function CaptionLine({ onLegend, ...view }: CaptionLineProps) {
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
    // Not a live region: the chosen space has the focus, and its label says the same.
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
