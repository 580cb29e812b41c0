import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type HexShare, ShareLamps } from '@/app/_map/Light';
import { MapPanel, type MapPanelProps } from '@/app/_map/MapPanel';
import { joinParts } from '@/app/_map/words';
import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import { MarkGlyph } from './MarkGlyph';
import type { Mark, Marks, Notebook, Pencil } from './notebook';

const NONE: Pencil['marks'] = new Map();

interface NotebookMapProps
  extends Pick<
    MapPanelProps,
    | 'map'
    | 'pieces'
    | 'only'
    | 'ringed'
    | 'lit'
    | 'litFrom'
    | 'chosen'
    | 'onChoose'
    | 'caption'
    | 'banner'
  > {
  readonly marks: Marks;
  /** The marks in pencil; `undefined` unless the player is trying something out. */
  readonly pencil: Pencil['marks'] | undefined;
  readonly notes: Notebook['notes'];
  /** How likely each space is; empty if that is not computed. */
  readonly shares: readonly HexShare[];
}

/** The map of a notebook: the selected clue's area, the opponent's pieces, and the reader's marks. */
export function NotebookMap({ marks, pencil = NONE, notes, shares, ...panel }: NotebookMapProps) {
  const words = useTranslations('notebook');
  const mapWords = useTranslations('map');
  const descriptions = useMemo(() => {
    const wordsOf = (hex: Hex) => {
      const [mark, tried] = [marks.get(hex), pencil.get(hex)];
      if (tried === 'none') return undefined;
      if (tried) return words('inPencil', { said: words(`mark.${tried}`) });
      return mark && words(`mark.${mark}`);
    };
    const marked = [...marks.keys(), ...pencil.keys()].filter(hex => pencil.get(hex) !== 'none');
    const hexes = new Set([...marked, ...notes.keys()]);
    return new Map(
      Array.from(hexes, hex => [hex, joinParts(mapWords, [wordsOf(hex), notes.get(hex)?.text])]),
    );
  }, [marks, pencil, notes, words, mapWords]);
  const taken = new Set(panel.pieces?.map(({ hex }) => hex));
  return (
    <MapPanel
      {...panel}
      litBy="uncovered"
      descriptions={descriptions}
      over={
        <>
          <ShareLamps shares={shares} />
          <MarksOnMap
            marks={marks}
            pencil={pencil}
            noted={notes.keys()}
            isTaken={hex => taken.has(hex)}
          />
        </>
      }
    />
  );
}

interface MarksOnMapProps {
  readonly marks: Marks;
  readonly pencil: Pencil['marks'];
  /** The spaces with a note. */
  readonly noted: Iterable<Hex>;
  /** Whether a space has pieces, for which its mark must leave room. */
  readonly isTaken: (hex: Hex) => boolean;
}

/**
 * The reader's marks on the map: in the middle of a space, or smaller and above its pieces. Marks in pencil replace the
 * others; marks that pencil erases are pale. A note's sign is at the bottom.
 */
export function MarksOnMap({ marks, pencil, noted, isTaken }: MarksOnMapProps) {
  const ink = [...marks].filter(([hex]) => !pencil.has(hex));
  const pale = [...marks].filter(([hex]) => pencil.get(hex) === 'none');
  return (
    <>
      <g className="beneath">
        {pale.map(([hex, mark]) => (
          <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
        ))}
      </g>
      {ink.map(([hex, mark]) => (
        <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />
      ))}
      <g className="in-pencil">
        {[...pencil].map(
          ([hex, mark]) =>
            mark !== 'none' && <MarkOn key={hex} hex={hex} mark={mark} isTaken={isTaken} />,
        )}
      </g>
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
