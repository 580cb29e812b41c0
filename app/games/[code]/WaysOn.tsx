import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { goesRound } from '@/app/_table/questions';
import { ListRow } from '@/app/_ui/ListRow';
import {
  assistAddress,
  eveningAddress,
  giveAddress,
  handOutAddress,
  layAddress,
  namesAddress,
} from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatNumber } from '@/lib/game/seat';
import { canHandOut } from './hand-out/canHandOut';
import { MenuRow } from './seats/[seat]/MenuRow';

/** Told of a seat of one's own, or of opening a phone's game to others: each has a sheet of its own. */
type OnOpen = (what: SeatNumber | 'opening') => void;

/** What can be done about a table besides playing, in a list. */
export function WaysOn({ onOpen }: { onOpen: OnOpen }) {
  const words = useTranslations('moments');
  const evening = useTranslations('evening');
  const opening = useTranslations('opening');
  const seatWords = useTranslations('seat');
  const pages = useTranslations('pages');
  const passWords = useTranslations('pass');
  const assistWords = useTranslations('assist');
  const view = useTable(state => state.view);
  const { code, you, round, assist } = view;
  const [own] = you;
  return (
    <ul className="border-t border-rule">
      {goesRound(view) && (
        <ListRow
          href={namesAddress(code)}
          title={passWords('whoPlays')}
          note={seatWords('badge')}
        />
      )}
      {isPhoneCode(code) && (
        <MenuRow
          title={opening('ownPhones')}
          note={opening('ownPhonesNote')}
          onClick={() => onOpen('opening')}
        />
      )}
      {isPhoneCode(code) && (
        <ListRow href={giveAddress(code)} title={pages('moveGame')} note={pages('moveGameNote')} />
      )}
      {canHandOut(view) && (
        <ListRow
          href={handOutAddress(code)}
          title={opening('handOut')}
          note={opening('seatsHere', { count: you.length })}
        />
      )}
      <ListRow href={layAddress(code)} title={words('layAgain')} note={words('layAgainNote')} />
      <ListRow
        href={assistAddress(code)}
        title={assistWords('title')}
        note={assistWords(`name.${assist.level}`)}
      />
      {own !== undefined && round > 1 && (
        <ListRow
          href={eveningAddress(code)}
          title={evening('title')}
          note={evening('soFar', { count: round - 1 })}
        />
      )}
      {own !== undefined && you.length === 1 && (
        <MenuRow
          title={seatWords('yourSeat')}
          note={words('yourSeatNote')}
          onClick={() => onOpen(own)}
        />
      )}
    </ul>
  );
}
