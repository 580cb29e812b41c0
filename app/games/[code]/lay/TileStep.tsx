import { useTranslations } from 'use-intl';
import { neighborWords, slotName } from '@/app/_map/layWords';
import { bold } from '@/app/_ui/bold';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { SlotsDrawing } from './SlotsDrawing';
import { StepLayout } from './StepLayout';
import { TileDrawing } from './TileDrawing';
import { Whereabouts } from './Whereabouts';

export function TileStep({ map, slot }: { map: GameMap; slot: number }) {
  const words = useTranslations('lay');
  const laid = map.tiles[slot];
  if (laid === undefined) return null;
  const { turned } = laid;
  const tile = String(laid.tile);
  const title = turned ? words('tileTurned', { tile }) : words('tileUpright', { tile });
  const label = turned ? words('drawnTurned', { tile }) : words('drawnUpright', { tile });
  return (
    <StepLayout
      heading={
        <>
          <h2 className="font-display font-semibold">{title}</h2>
          <p>{words.rich(turned ? 'liesTurned' : 'liesUpright', { b: bold })}</p>
        </>
      }
      drawing={
        <div className="-mx-2 overflow-clip">
          <div className={turned ? 'tile-in turned' : 'tile-in'}>
            <div className="tile-width">
              <TileDrawing map={map} slot={slot} label={label} />
            </div>
          </div>
        </div>
      }
    >
      {turned && (
        <p className="flex items-center gap-3 text-soft">
          <Icon name="turn" />
          {words('turnedNote')}
        </p>
      )}
      <Whereabouts
        overview={<SlotsDrawing map={map} slot={slot} />}
        title={words(`goes.${slotName(slot)}`)}
      >
        <p>{neighborWords(words, map, slot)}</p>
      </Whereabouts>
    </StepLayout>
  );
}
