'use client';

import { useTranslations } from 'use-intl';
import { TILE_NUMBERS } from '@/lib/data/tiles';
import { type Draft, layTile, liftTile, slotOfTile } from '@/lib/map/draft';
import { TilePicture } from './TilePicture';

interface TilePickerProps {
  readonly draft: Draft;
  /** Where the next tile goes; nothing once all lie. */
  readonly slot: number | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** The six tiles: those in the box can be laid, those on the table taken off again. */
export function TilePicker({ draft, slot, onChange }: TilePickerProps) {
  const words = useTranslations('draft');
  function press(tile: number) {
    const lies = slotOfTile(draft, tile);
    if (lies !== undefined) return onChange(liftTile(draft, lies));
    const laid = slot === undefined ? undefined : layTile(draft, slot, tile);
    if (laid?.ok) onChange(laid.value);
  }

  return (
    <ul className="grid grid-cols-3 gap-2 min-[600px]:grid-cols-6 wide:grid-cols-3">
      {TILE_NUMBERS.map(tile => {
        const lies = slotOfTile(draft, tile) !== undefined;
        return (
          <li key={tile}>
            <button
              type="button"
              aria-label={words(lies ? 'takeTileOff' : 'layTile', { tile: String(tile) })}
              onClick={() => press(tile)}
              className={`relative w-full rounded-card border-[1.5px] border-edge p-1.5 ${lies ? 'border-dashed' : 'bg-sheet'}`}
            >
              <span className={lies ? 'block opacity-40' : 'block'}>
                <TilePicture tile={tile} />
              </span>
              <span
                aria-hidden="true"
                className="flex flex-wrap justify-center gap-x-1.5 text-note text-soft"
              >
                <b className="text-ink">{tile}</b>
                {lies && <span>{words('takeOff')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
