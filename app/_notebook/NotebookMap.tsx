import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { MapAsked } from '@/app/_map/LiveMap';
import { MapPanel } from '@/app/_map/MapPanel';
import { type HexShare, ShareLamps } from '@/app/_map/ShareLamps';
import { joinParts } from '@/app/_map/words';
import { MarksOnMap } from './MarksOnMap';
import type { Marks, Notebook } from './notebook';

interface NotebookMapProps
  extends Pick<
    MapAsked,
    'map' | 'pieces' | 'only' | 'ringed' | 'lit' | 'litFrom' | 'chosen' | 'onChoose'
  > {
  readonly marks: Marks;
  /** Where something is only supposed: the marks of things as they are. */
  readonly beneath?: Marks | undefined;
  readonly notes: Notebook['notes'];
  /** How likely each space is, where that is reckoned. */
  readonly shares: readonly HexShare[];
  /** What the page has at its top and a map that fills the screen would hide. */
  readonly banner?: ReactNode;
}

/** The map beside a list of clues: what the chosen one allows, the pieces that speak for it, and what was pencilled on it. */
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
      told={told}
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
