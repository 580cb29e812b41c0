import { useFormatter, useTranslations } from 'use-intl';
import { MapPicture } from '@/app/_map/MapPicture';
import type { ListedGame } from '@/app/_phone/gameList';
import { useGameNote, useGameTitle } from '@/app/_table/gameWords';
import { useSeatNames } from '@/app/_table/seatName';
import { buttonStyle } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { Row, Rows } from '@/app/_ui/Row';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { parseMapCode } from '@/lib/map/mapCode';

/** The games to continue, at most `MAX_ON_TOP`; the newest is the main action. Their room is reserved (start.css). */
export function ToContinue({ games: [newest, ...more] }: { games: readonly ListedGame[] }) {
  const words = useTranslations('start');
  const companyIn = useCompany();
  const titleOf = useGameTitle();
  const noteOf = useGameNote();
  const map = newest && parseMapCode(newest.mapCode);
  return (
    <div className="page-actions to-continue">
      {newest && (
        <PageLink href={tableAddress(newest.code)} className={`${buttonStyle('primary')} continue`}>
          {map?.ok && <MapPicture map={map.value} className="w-18 shrink-0" />}
          <span>
            <b>{words('continueGame')}</b>
            <span>{companyIn(newest)}</span>
          </span>
          <Icon name="forward" />
        </PageLink>
      )}
      {more.length > 0 && (
        <Rows>
          {more.map(game => (
            <Row
              key={game.code}
              href={tableAddress(game.code)}
              title={titleOf(game)}
              note={noteOf(game, 1)}
            />
          ))}
        </Rows>
      )}
    </div>
  );
}

/** The other players of a game; the game's title if there are none yet, or if it is on this phone. */
function useCompany(): (game: ListedGame) => string {
  const format = useFormatter();
  const namesOf = useSeatNames();
  const titleOf = useGameTitle();
  return game => {
    const { code, seats, others } = game;
    if (isPhoneCode(code) || others.length === 0) return titleOf(game);
    return format.list(others.map(namesOf([...seats, ...others])), { type: 'conjunction' });
  };
}
