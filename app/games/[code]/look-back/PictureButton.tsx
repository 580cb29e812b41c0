import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { later } from '@/app/_ui/later';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex } from '@/lib/map/hexSet';
import type { FilmShown } from './film';

const PictureSheet = later(async () => (await import('./PictureSheet')).PictureSheet);

interface PictureButtonProps extends FilmShown {
  readonly map: GameMap;
  readonly habitat: Hex;
}

/** A picture of how it went, to show to others, once all is reckoned. */
export function PictureButton(shown: PictureButtonProps) {
  const words = useTranslations('film');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={shown.facts === undefined} onClick={() => setOpen(true)}>
        {words('picture')}
      </Button>
      {isOpen && <PictureSheet {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}
