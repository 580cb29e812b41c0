'use client';

import { MapCodeBox } from '@/app/_codes/MapCodeBox';
import { NoCode } from '@/app/_codes/NoCode';
import { useCode } from '@/app/_codes/useCode';
import { ADDRESSES } from '@/app/addresses';
import { readTyped } from '@/lib/game/typed';
import type { GameMap } from '@/lib/map/gameMap';
import { goTo, useBoardAlone, writeMap } from './boardAlone';
import { MapTaken } from './MapTaken';

function write(text: string) {
  const typed = readTyped(text, 'map');
  writeMap(text, typed.kind === 'map' ? typed.map : undefined);
}

/** Which map lies on the table: by its code, an official key, or as it lies there. */
export function MapStep({ map }: { readonly map: GameMap | undefined }) {
  const { code: text } = useBoardAlone();
  const code = useCode({ box: 'map', kept: { text, write } });
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (map !== undefined) goTo('players');
      }}
      className="step"
    >
      <MapCodeBox code={code} />
      {map === undefined ? <NoCode href={ADDRESSES.notebookTable} /> : <MapTaken map={map} />}
    </form>
  );
}
