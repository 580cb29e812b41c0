import { useTranslations } from 'use-intl';
import type { Evening } from '@/app/_phone/gamesHere';
import { useGameNote, useGameTitle } from '@/app/_table/gameWords';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ListIcon } from './ListIcon';

interface EveningRowProps {
  readonly evening: Evening;
  readonly onMore: (evening: Evening) => void;
}

/** The way to an evening's newest game, and to what else can be done with it. */
export function EveningRow({ evening, onMore }: EveningRowProps) {
  const words = useTranslations('games');
  const { newest, earlier } = evening;
  const title = useGameTitle()(newest);
  const note = useGameNote()(newest, 1 + earlier.length);
  const [mine] = newest.seats;
  return (
    <li className="evening-row">
      <PageLink href={tableAddress(newest.code)}>
        {isPhoneCode(newest.code) ? (
          <ListIcon name="phone" className="mx-2 size-6" />
        ) : (
          mine && <SeatDisc {...mine} />
        )}
        <span className="min-w-0 grow">
          <span className="block text-lead font-semibold wrap-anywhere">{title}</span>
          <span className="block text-note text-soft">{note}</span>
        </span>
      </PageLink>
      <button
        type="button"
        aria-label={words('more', { game: title })}
        onClick={() => onMore(evening)}
      >
        <ListIcon name="more" className="size-6 stroke-[3]" />
      </button>
    </li>
  );
}
