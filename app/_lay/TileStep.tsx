import { useTranslations } from 'next-intl';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { neighborWords, slotName } from './layWords';
import { SlotsDrawing } from './SlotsDrawing';
import { TileDrawing } from './TileDrawing';

export function TileStep({ map, slot }: { map: GameMap; slot: number }) {
  const words = useTranslations('lay');
  const laid = map.tiles[slot];
  if (laid === undefined) return null;
  const { turned } = laid;
  const tile = String(laid.tile);
  const title = turned ? words('tileTurned', { tile }) : words('tileUpright', { tile });
  const label = turned ? words('drawnTurned', { tile }) : words('drawnUpright', { tile });
  return (
    <>
      <div>
        <h2 className="font-display text-title font-semibold">{title}</h2>
        <p className="text-lead">
          {words.rich(turned ? 'liesTurned' : 'liesUpright', { b: chunks => <b>{chunks}</b> })}
        </p>
      </div>
      <div className="-mx-2 overflow-clip">
        <div className={turned ? 'tile-in turned' : 'tile-in'}>
          <TileDrawing map={map} slot={slot} label={label} />
        </div>
      </div>
      <p className="flex items-center gap-3 text-soft">
        <Icon name="turn" />
        {turned ? words('turnedNote') : words('uprightNote')}
      </p>
      <div className="flex items-center gap-4">
        <div className="w-44 shrink-0 rounded-card border border-rule bg-sheet">
          <SlotsDrawing map={map} slot={slot} />
        </div>
        <div>
          <p className="font-display text-head font-semibold">{words(`goes.${slotName(slot)}`)}</p>
          <p className="text-note text-soft">{neighborWords(words, map, slot)}</p>
        </div>
      </div>
    </>
  );
}
