'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { useSeatName } from '@/app/_table/seatName';
import { TableTabs } from '@/app/_table/TableTabs';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { AtThumb } from '@/app/_ui/AtThumb';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { EveningView } from '@/lib/game/eveningView';
import { isPhoneCode } from '@/lib/game/gameCode';
import { GoOn } from '../GoOn';
import { PastGames } from './PastGames';
import { TurnsFold } from './TurnsFold';
import { useEvening } from './useEvening';

/** The games that these people have played one after the other, and who found what. */
export function EveningScreen({ first }: { first: EveningView }) {
  const words = useTranslations('evening');
  const pages = useTranslations('pages');
  const format = useFormatter();
  const seatName = useSeatName();
  const { code, moment, seats } = useTable(state => state.view);
  const { games } = useEvening(first);
  const isAsked = useOpenQuestion() !== undefined;
  const sitting = seats.filter(({ claimed }) => claimed).map(seatName);
  return (
    <main className="map-page evening-page">
      <ToQuestion />
      <PageHead
        title={words('title')}
        note={format.list(sitting, { type: 'unit' })}
        back={{ href: tableAddress(code), label: pages('toTable') }}
        tabs={<TableTabs here="evening" />}
      />
      <VoteBanner />
      <div className="evening">
        <Connection />
        <LostSeatMessage />
        {games.length === 0 ? (
          <p className="text-soft">{words('none')}</p>
        ) : (
          <PastGames games={games} />
        )}
        {moment === 'end' && <TurnsFold />}
        <p className="text-note text-soft">{words(isPhoneCode(code) ? 'keptHere' : 'kept')}</p>
      </div>
      {moment === 'end' ? (
        <GoOn />
      ) : (
        <AtThumb>
          <ButtonLink kind={isAsked ? 'plain' : 'primary'} href={tableAddress(code)}>
            {pages('toTable')}
          </ButtonLink>
        </AtThumb>
      )}
    </main>
  );
}
