import { useMemo, useState } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { ShareLamps } from '@/app/_map/ShareLamps';
import { drawnPieces } from '@/app/_table/useBoard';
import { useOwners } from '@/app/_table/useOwners';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { Board } from '@/lib/play/pieces';
import type { FilmShown } from './film';

/** The board at a moment. What is still possible keeps its tint, and bears a lamp as large as it is likely. */
export function FilmMap({ film, frames, eyes, moment, map }: FilmShown & { map: GameMap }) {
  const owners = useOwners();
  const [chosen, setChosen] = useState<Hex>();
  const board = film.boards[moment] ?? Board.empty;
  const pieces = useMemo(() => drawnPieces(board, owners), [board, owners]);
  const habitats = frames[moment]?.sights[eyes]?.habitats;
  const possible = useMemo(() => habitats && HexSet.of(habitats.map(({ hex }) => hex)), [habitats]);
  const entry = film.record[moment - 1];
  return (
    <MapPanel
      map={map}
      lit={possible}
      litBy="possible"
      pieces={pieces}
      ringed={entry && 'hex' in entry ? entry.hex : undefined}
      chosen={chosen}
      onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
      over={<ShareLamps shares={habitats ?? []} />}
      isBare
    />
  );
}
