import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { MapPicture } from '@/app/_map/MapPicture';
import { Icon } from '@/app/_ui/Icon';
import { parseClue } from '@/lib/clues/clue';
import { parseHex } from '@/lib/map/grid';
import { readStoredMap } from '@/lib/map/mapCode';

/** A fair card: on this map, these clues leave only D6. */
export const EXAMPLE = {
  mapCode: 'B74362132084212850838A',
  clues: ['not-within-3-of-black', 'within-1-of-desert', 'not-within-2-of-bear'],
  habitat: 'D6',
} as const;

const MAP = readStoredMap(EXAMPLE.mapCode);
const HABITAT = parseHex(EXAMPLE.habitat);

/** A sample card and its verdict, shown until a map is entered. Hidden from screen readers, which get the caption. */
export function ExampleCard() {
  const words = useTranslations('judge');
  const clueWords = useTranslations('clues.short');
  return (
    <figure className="example-card">
      <div aria-hidden="true">
        <MapPicture map={MAP} habitat={HABITAT} className="" />
        <ul>
          {EXAMPLE.clues.map(id => {
            const clue = parseClue(id);
            return (
              <li key={id}>
                {clue && <ClueGlyph subject={clue} />}
                <span>{clueWords(id)}</span>
              </li>
            );
          })}
        </ul>
        <p>
          <Icon name="check" />
          <b>{words('onlyFits', { space: EXAMPLE.habitat })}</b>
        </p>
      </div>
      <figcaption>{words('intro')}</figcaption>
    </figure>
  );
}
