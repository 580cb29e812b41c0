'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { FaceDownNote } from '@/app/_seat/FaceDownNote';
import { HoldButton } from '@/app/_seat/HoldButton';
import { LookNote } from '@/app/_seat/LookNote';
import { SealedClue } from '@/app/_seat/SealedClue';
import { useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { SeatBanner } from './SeatBanner';

interface PassTurnProps {
  readonly seat: SeatSummary;
  /** Everybody else at the table. */
  readonly others: readonly SeatSummary[];
  /** Whose turn is next on this phone; the same seat where it holds no other. */
  readonly next: SeatSummary;
  /** Blanked. */
  readonly longestClue: string;
  readonly onPass: () => void;
}

/** One person's turn with the phone: the clue stays covered until they hold it open. */
export function PassTurn({ seat, others, next, longestClue, onPass }: PassTurnProps) {
  const words = useTranslations('pass');
  const format = useFormatter();
  const seatName = useSeatName();
  const { code } = useTable(state => state.view);
  const { hold, look } = useSealedClue(seat.seat);
  const name = seatName(seat);
  return (
    <main className="pass">
      <SeatBanner seat={seat} />
      <div className="turn">
        <VoteBanner isStill={hold.phase !== 'rest'} />
        <div className="text-center">
          <p className="text-note font-semibold text-soft">{words('passPhone')}</p>
          <h1 className="font-display text-[length:min(2rem,10vw)] leading-[1.15] font-semibold wrap-break-word">
            {words('nowLooks', { name })}
          </h1>
          <p>
            {others.length > 0
              ? words('lookAway', {
                  names: format.list(others.map(seatName), { type: 'conjunction' }),
                })
              : words('onlyYou')}
          </p>
        </div>
        <SealedClue seat={seat} look={look} longestClue={longestClue} />
        <LookNote seat={seat} phase={hold.phase} />
        {seat.looks.phones > 0 && <FaceDownNote isOpen={look?.ok === true} />}
        <div className="hold">
          <HoldButton {...hold} label={words('holdToLook', { name })} />
        </div>
        <div className="flex flex-wrap justify-center gap-x-8 gap-y-2">
          {next.seat !== seat.seat && (
            <Button kind="quiet" onClick={onPass}>
              {words('passTo', { name: seatName(next) })}
            </Button>
          )}
          <ButtonLink kind="quiet" href={tableAddress(code)}>
            {words('toTable')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
