import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { neighborWords, numberCorner, slotWords } from './layWords';
import { SlotsDrawing } from './SlotsDrawing';
import { TileDrawing } from './TileDrawing';

export function TileStep({ map, slot }: { map: GameMap; slot: number }) {
  const laid = map.tiles[slot];
  if (laid === undefined) return null;
  const title = `Tile ${laid.tile}, ${laid.turned ? 'turned round' : 'upright'}`;
  return (
    <>
      <div>
        <h2 className="font-display text-title font-semibold">{title}</h2>
        <p className="text-lead">
          It lies as drawn here, number <b>{numberCorner(laid)}</b>.
        </p>
      </div>
      <TileDrawing map={map} slot={slot} label={`${title}, number ${numberCorner(laid)}`} />
      <p className="flex items-center gap-3 text-soft">
        <Icon name="turn" />
        {laid.turned
          ? 'Upright tiles show their number upper left. This one has had half a turn.'
          : 'Its number stands upper left, the right way up.'}
      </p>
      <div className="flex items-center gap-4">
        <div className="w-44 shrink-0 rounded-card border border-rule bg-sheet">
          <SlotsDrawing map={map} slot={slot} />
        </div>
        <div>
          <p className="font-display text-head font-semibold">It goes {slotWords(slot)}</p>
          <p className="text-note text-soft">{neighborWords(map, slot)}</p>
        </div>
      </div>
    </>
  );
}
