import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { useFoundWords } from '../useFoundWords';
import type { FilmShown } from './film';
import { useKnownWords } from './useKnownWords';
import { useLookers } from './useLookers';

/** What the picture says. */
export interface PictureWords {
  readonly title: string;
  readonly note: string;
  /** Who could have known first. */
  readonly first: string;
  readonly foot: string;
  /** All of it, for who does not see the picture. */
  readonly all: string;
}

export function usePictureWords({ film, facts }: FilmShown, habitat: Hex): PictureWords {
  const words = useTranslations('film');
  const lookers = useLookers();
  const known = useKnownWords();
  const found = useFoundWords()(habitat);
  const players = useTable(state => state.view.players);
  const turns = film.turns.at(-1) ?? 0;
  const title = words('foundOn', { space: formatHex(habitat) });
  const note = words('pictureNote', { found, turns, players });
  const earliest = facts?.known
    .map((from, sight) => ({ known: from ?? Number.POSITIVE_INFINITY, sight }))
    .slice(1)
    .reduce((least, each) => (each.known < least.known ? each : least));
  const first =
    earliest === undefined || !Number.isFinite(earliest.known)
      ? ''
      : known(lookers[earliest.sight]?.name ?? '', film.turns[earliest.known] ?? 0);
  const all = words('pictureSays', { title, note, first });
  return { title, note, first, foot: words('foot'), all };
}
