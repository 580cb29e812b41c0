'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { askPhone } from '@/app/_phone/askPhone';
import type { PhoneGame } from '@/app/_phone/phoneGame';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import type { Trouble } from '@/app/_state/tableClient';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { giveAddress } from '@/app/addresses';
import { FileActions } from './FileActions';
import { useLastGames } from './useLastGames';

/** So many are named; the file takes them all. */
const MOST_NAMED = 6;

/** The games of this phone: one of them for another phone to take now, or all in a file. */
export function GiveGames() {
  const words = useTranslations('move');
  const games = useLastGames();
  if (games === undefined || games.length === 0) return null;
  return (
    <section aria-labelledby="give" className="grid gap-3">
      <h2 id="give" className="font-display text-head font-semibold">
        {words('give')}
      </h2>
      <ul className="border-t border-rule">
        {games.slice(0, MOST_NAMED).map(game => (
          <GameRow key={game.code} game={game} />
        ))}
      </ul>
      <AllInFile codes={games.map(({ code }) => code)} />
    </section>
  );
}

/** "Ana, Ben and Cid" / "advanced · 3 players · 20:14" */
function GameRow({ game }: { game: PhoneGame }) {
  const words = useTranslations('start');
  const format = useFormatter();
  const seatName = useSeatName();
  const [first] = game.seats;
  return (
    <li className="border-b border-rule">
      {/* On this page: the browser goes there by itself. */}
      <a href={giveAddress(game.code)} className="flex min-h-16 items-center gap-3 py-2">
        {first && <SeatDisc {...first} />}
        <span className="min-w-0 grow">
          <span className="block text-lead font-semibold wrap-break-word">
            {format.list(game.seats.map(seatName), { type: 'conjunction' })}
          </span>
          <span className="block text-note text-soft">
            {words(`mode.${game.mode}`)}
            {' · '}
            <TimeOfDay at={game.changedAt} />
          </span>
        </span>
        <Icon name="forward" />
      </a>
    </li>
  );
}

function AllInFile({ codes }: { codes: readonly string[] }) {
  const words = useTranslations('move');
  const trouble = usePhoneTrouble();
  const [packed, setPacked] = useState<{ parcels: readonly string[]; leftOut: number }>();
  const [fault, setFault] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);

  async function pack() {
    setWaiting(true);
    const answer = await askPhone('pack', codes);
    setWaiting(false);
    if (answer.ok) setPacked(answer.value);
    else setFault(trouble(answer.error));
  }

  if (packed === undefined)
    return (
      <>
        <TroubleNote trouble={fault} />
        <Button waiting={isWaiting ? words('packing') : undefined} onClick={pack}>
          {words('allGames')}
        </Button>
      </>
    );
  return (
    <>
      <p role="status">
        {words('packed')} {packed.leftOut > 0 && words('leftOut', { count: packed.leftOut })}
      </p>
      <FileActions parcels={packed.parcels} name="games" />
    </>
  );
}
