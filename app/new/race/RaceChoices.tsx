import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { ADDRESSES } from '@/app/addresses';
import type { DealChoices } from '../dealChoices';

/** What both tables must have chosen alike, and where it is chosen: "4 players · Normal · any length". */
export function RaceChoices({ choices }: { choices: DealChoices }) {
  const words = useTranslations('race');
  const chosen = useTranslations('new');
  const start = useTranslations('start');
  const { players, mode, length, seats } = choices;
  const parts = [
    start('players', { count: players }),
    chosen(mode),
    players !== 2 && chosen(`wishedLength.${length}`),
    players !== 2 && seats !== 'any' && chosen(`wishedSeats.${seats}`),
  ];
  return (
    <PageLink href={ADDRESSES.newGame} className="choices text-note text-soft">
      <span className="grow">
        {words('alike', { choices: parts.filter(part => part !== false).join(' · ') })}
      </span>
      <Icon name="forward" className="size-5" />
    </PageLink>
  );
}
