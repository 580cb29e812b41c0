'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Envelope } from '@/app/_seat/Envelope';
import { FaceDownNote } from '@/app/_seat/FaceDownNote';
import { HoldButton } from '@/app/_seat/HoldButton';
import { type Light, litAlone } from '@/app/_seat/light';
import { isOffline } from '@/app/_seat/useLook';
import { isOpening, useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { later } from '@/app/_ui/later';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { HandOn } from './HandOn';
import { SeatBanner, SeatBar } from './SeatBanner';
import { TurnHeading } from './TurnHeading';

const VoteBanner = later(async () => (await import('@/app/_table/VoteBanner')).VoteBanner);
const LightChoice = later(async () => (await import('@/app/_seat/LightChoice')).LightChoice);
const TurnMap = later(async () => (await import('./TurnMap')).TurnMap);
const OpenClue = later(async () => (await import('@/app/_seat/OpenClue')).OpenClue);

export interface LookTurnProps {
  readonly seat: SeatSummary;
  /** Whether nobody has the phone after them. */
  readonly isLast: boolean;
  readonly turn: number;
  readonly turns: number;
  readonly onPass: () => void;
  /** Lets somebody else look first, where somebody still is to. */
  readonly onLetFirst: (() => void) | undefined;
}

/** One person's turn with the phone: nothing is to be seen until they hold their clue open, nor afterwards. */
export function LookTurn(props: LookTurnProps) {
  const { seat, isLast, turn, turns, onPass, onLetFirst } = props;
  const words = useTranslations('pass');
  const name = useSeatName()(seat);
  const onePhone = useTable(state => state.view.onePhone);
  const { hold, look } = useSealedClue(seat.seat);
  const [light, setLight] = useState<Light>('both');
  const [hasLooked, setLooked] = useState(false);
  const clues = look?.ok ? look.value : undefined;
  if (clues && !hasLooked) setLooked(true);
  const isCoveredAgain = hasLooked && clues === undefined;
  const only = litAlone(light);
  return (
    <main className="pass">
      <div className="side">
        {clues ? (
          <SeatBar seat={seat} title={words('looks', { name })} />
        ) : (
          <SeatBanner seat={seat}>
            <TurnHeading
              title={isCoveredAgain ? words('coveredAgain') : words('nowLooks', { name })}
              className="turn-heading"
            />
          </SeatBanner>
        )}
        {clues && <TurnMap clues={clues} only={only} />}
      </div>
      <div className="told">
        {!onePhone && <VoteBanner isStill={isOpening(hold.phase)} />}
        {clues === undefined && (
          <div className="said">
            <p className="text-lead text-balance">
              {isCoveredAgain ? words('gotIt', { name }) : words('handOver')}
            </p>
            {turns > 1 && (
              <p className="text-note font-semibold text-soft">{words('turn', { turn, turns })}</p>
            )}
          </div>
        )}
        <div aria-live="polite" className={clues ? 'clue' : 'clue sealed'}>
          {clues ? <OpenClue view={clues} only={only} /> : <Envelope seat={seat} />}
        </div>
        {seat.colors.length > 1 && !isCoveredAgain && (
          <div className="light">
            <LightChoice value={light} onChange={setLight} />
          </div>
        )}
        {look?.ok === false && !isOffline(look) && <TroubleNote trouble={look.error} />}
        {seat.looks.phones > 0 && <FaceDownNote isOpen={clues !== undefined} />}
      </div>
      <div className="foot">
        {isCoveredAgain ? (
          <HandOn
            isLast={isLast}
            isRound={turns > 1}
            onPass={onPass}
            onAgain={() => setLooked(false)}
          />
        ) : (
          <>
            <HoldButton {...hold} label={words('holdToLook', { name })} />
            <div className="row">
              {onLetFirst && hold.phase === 'rest' && (
                <Button kind="quiet" onClick={onLetFirst}>
                  {words('letFirst')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </main>
  );
}
