import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { buttonStyle } from '@/app/_ui/buttonStyle';
import { Sheet } from '@/app/_ui/Sheet';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex } from '@/lib/map/hexSet';
import { drawPicture } from './drawPicture';
import { FilmPicture } from './FilmPicture';
import type { FilmShown } from './film';
import { usePictureWords } from './usePictureWords';

interface PictureSheetProps extends FilmShown {
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly onClose: () => void;
}

const NAME = 'fieldbook.png';

/** The picture, made on this phone, and the ways to show it to others. */
export function PictureSheet({ map, habitat, onClose, ...shown }: PictureSheetProps) {
  const words = useTranslations('film');
  const said = usePictureWords(shown, habitat);
  const source = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ readonly shown: string; readonly file: File }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const svg = source.current?.querySelector('svg');
    if (svg) drawPicture(svg, NAME).then(setPicture, () => setLost(true));
  }, []);
  return (
    <Sheet title={words('picture')} onClose={onClose} hasCross>
      {/* What the picture is made of: out of sight, by day's colours. */}
      <div ref={source} data-theme="paper" aria-hidden="true" className="picture-source">
        <FilmPicture {...shown} map={map} habitat={habitat} said={said} />
      </div>
      {/* biome-ignore lint/performance/noImgElement: it was made here, and no server can make it smaller. */}
      {picture && <img src={picture.shown} alt={said.all} className="picture" />}
      <p role="status">{isLost ? words('noPicture') : !picture && words('drawing')}</p>
      {picture && <Ways file={picture.file} />}
    </Sheet>
  );
}

/** To whom it goes is the phone's to ask; where it cannot, the picture is saved. */
function Ways({ file }: { readonly file: File }) {
  const words = useTranslations('film');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const its = URL.createObjectURL(file);
    setUrl(its);
    return () => URL.revokeObjectURL(its);
  }, [file]);
  const canShare =
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <div className="picture-ways">
      <a href={url} download={NAME} className={buttonStyle(canShare ? 'plain' : 'primary')}>
        {words('save')}
      </a>
      {canShare && (
        // Whoever changes their mind has shared nothing, which is no fault.
        <Button
          kind="primary"
          onClick={() => void navigator.share({ files: [file] }).catch(() => {})}
        >
          {words('send')}
        </Button>
      )}
    </div>
  );
}
