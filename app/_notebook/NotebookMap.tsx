import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type HexShare, ShareLamps } from '@/app/_map/Light';
import type { MapViewProps } from '@/app/_map/LiveMap';
import { MapPanel } from '@/app/_map/MapPanel';
import { joinParts } from '@/app/_map/words';
import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import type { Mark, Marks, Notebook } from './notebook';

interface NotebookMapProps
  extends Pick<
    MapViewProps,
    'map' | 'pieces' | 'only' | 'ringed' | 'lit' | 'litFrom' | 'chosen' | 'onChoose'
  > {
  readonly marks: Marks;
  /** The marks of the real game, shown beneath while `marks` belong to a supposition. */
  readonly beneath?: Marks | undefined;
  readonly notes: Notebook['notes'];
  /** How likely each space is; empty if that is not computed. */
  readonly shares: readonly HexShare[];
  /** The page's top content, which a full-screen map would cover. */
  readonly banner?: ReactNode;
}

/** The map beside a clue list: the area of the chosen clue, the pieces that support it, and the reader's marks. */
export function NotebookMap({ marks, beneath, notes, shares, banner, ...asked }: NotebookMapProps) {
  const words = useTranslations('notebook');
  const mapWords = useTranslations('map');
  const told = useMemo(() => {
    const pencilled = new Map([...(beneath ?? []), ...marks]);
    const hexes = new Set([...pencilled.keys(), ...notes.keys()]);
    return new Map(
      Array.from(hexes, hex => {
        const its = pencilled.get(hex);
        return [hex, joinParts(mapWords, [its && words(`mark.${its}`), notes.get(hex)?.text])];
      }),
    );
  }, [marks, beneath, notes, words, mapWords]);
  const taken = new Set(asked.pieces?.map(({ hex }) => hex));
  return (
    <MapPanel
      {...asked}
      litBy="uncovered"
      descriptions={told}
      isBare
      banner={banner}
      over={
        <>
          <ShareLamps shares={shares} />
          <MarksOnMap
            marks={marks}
            beneath={beneath}
            noted={notes.keys()}
            isTaken={hex => taken.has(hex)}
          />
        </>
      }
    />
  );
}

const NONE: Marks = new Map();

interface MarksOnMapProps {
  readonly marks: Marks;
  /** Marks of the layer beneath, drawn pale wherever the top layer has none. */
  readonly beneath?: Marks | undefined;
  /** The spaces with a note. */
  readonly noted: Iterable<Hex>;
  /** Whether a space has pieces, which its mark must leave room for. */
  readonly isTaken: (hex: Hex) => boolean;
}

/**
 * The reader's marks on the map: in the middle of a space, or above what stands there. A note's sign is at the
 * bottom.
 */
export function MarksOnMap({ marks, beneath = NONE, noted, isTaken }: MarksOnMapProps) {
  const pale = [...beneath].filter(([hex]) => !marks.has(hex));
  return (
    <>
      <g className="beneath">
        {pale.map(([hex, mark]) => (
          <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
        ))}
      </g>
      {[...marks].map(([hex, mark]) => (
        <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
      ))}
      {[...noted].map(hex => {
        const { x, y } = centerOf(hex);
        return (
          <g key={hex} transform={`translate(${formatPoint({ x, y: y + 13 })})`} className="noted">
            <path className="case" d="M-6 0H6" />
            <path d="M-6 0H6" />
          </g>
        );
      })}
    </>
  );
}

interface MarkOnProps extends Pick<MarksOnMapProps, 'isTaken'> {
  readonly hex: Hex;
  readonly mark: Mark;
}

function MarkOn({ hex, mark, isTaken }: MarkOnProps) {
  const { x, y } = centerOf(hex);
  const place = isTaken(hex)
    ? `translate(${formatPoint({ x: x - 7, y: y - 10 })}) scale(.62)`
    : `translate(${formatPoint({ x, y })}) scale(.95)`;
  return <MarkGlyph mark={mark} transform={place} />;
}

/** SVG paths around 0,0, at most 24 units in size. */
const PATHS: Readonly<Record<Mark, string>> = {
  perhaps: 'M-3.9-3.4a4 4 0 1 1 6 3.5C.7 1 0 1.7 0 3.2M0 7.4h.01',
  not: 'M-6-6 6 6M6-6-6 6',
  star: 'M0-9 2.5-3.3 8.6-2.7 4 1.4 5.4 7.4 0 4.3-5.4 7.4-4 1.4-8.6-2.7-2.5-3.3Z',
  sure: 'M-7 .5-2.5 5 7-5.5',
};

interface MarkGlyphProps {
  readonly mark: Mark;
  /** Places the glyph on a map. */
  readonly transform?: string;
}

/** A pencil mark around 0,0, with a casing that keeps it legible on any ground. */
export const MarkGlyph = ({ mark, transform }: MarkGlyphProps) => (
  <g transform={transform} className={`mark ${mark}`}>
    <path className="case" d={PATHS[mark]} />
    <path d={PATHS[mark]} />
  </g>
);
