import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { markClue } from './markClue';
import { nearestTo, type Wrong } from './ownClues';
import { sayWhy } from './sayWhy';

interface MendWordsProps {
  readonly wrong: Wrong;
  /** How many more are wrong. */
  readonly more: number;
}

/** Which piece is wrong, why, and how it is mended. Nobody but its owner is told. */
export function MendWords({ wrong, more }: MendWordsProps) {
  const { piece, why, to } = wrong;
  const words = useTranslations('check');
  const map = useTranslations('map');
  const named = (hexes: readonly Hex[]) => joinParts(map, hexes.map(formatHex));
  return (
    <>
      <p className="title font-display font-semibold">
        {words.rich(`note.wrong.${piece.kind}`, { space: formatHex(piece.hex), b: bold })}
      </p>
      <p>{markClue(sayWhy(words, why, piece.hex))}</p>
      <p>
        {words.rich(`note.mend.${piece.kind}`, { b: bold })}{' '}
        {!to.isEmpty && words('nearest', { spaces: named(nearestTo(wrong)) })}
      </p>
      {more > 0 && <p className="text-note">{words('note.more', { count: more })}</p>}
      <p className="text-note text-soft">{words('note.secret')}</p>
      {!to.isEmpty && <p className="sr-only">{words('marked', { spaces: named([...to]) })}</p>}
    </>
  );
}
