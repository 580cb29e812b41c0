'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { FaceDownNote } from '@/app/_seat/faceDown';
import { HeldClueSlip } from '@/app/_seat/HeldClueSlip';
import { HoldButton, useHoldWords } from '@/app/_seat/HoldButton';
import { HoldViewChoice, type Light, LightChoice, litAlone } from '@/app/_seat/HoldChoices';
import { type HeldContent, HOLD_VIEWS, type HoldView, heldContent } from '@/app/_seat/heldContent';
import { Envelope } from '@/app/_seat/SealedClue';
import { PiecesPlaceholder } from '@/app/_seat/SlipPlaceholder';
import { isOffline } from '@/app/_seat/useLook';
import { isOpening, useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from '@/app/_table/LazyNoticeBar';
import { useSeatName } from '@/app/_table/seatName';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { TroubleNote } from '@/app/_ui/Message';
import { notebookAddress, tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { hexOf, type SeatSummary, type TableView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import { TurnPage } from './TurnPage';

/** Not shown before the first look. */
const LazyTurnMap = lazyComponent(
  async () => (await import('./TurnMap')).TurnMap,
  <MapPlaceholder />,
);

interface LookTurnProps {
  readonly seat: SeatSummary;
  readonly turn: number;
  readonly turns: number;
  /** Whether to ask that the phone is passed clockwise. */
  readonly isClockwise?: boolean;
  /** Whether this is the last turn of the round. */
  readonly isLast?: boolean;
  /** `undefined` if the turn ends at the table. */
  readonly onPass: (() => void) | undefined;
  /** Chooses another player to look first; `undefined` if no other player still has to look. */
  readonly onLetFirst: (() => void) | undefined;
  /** Whether this round is for everyone to check their own pieces. */
  readonly checks?: boolean;
}

/** One player's turn with the phone. The clue shows only while they hold it open. */
export function LookTurn(props: LookTurnProps) {
  const {
    seat,
    turn,
    turns,
    isClockwise,
    isLast = false,
    onPass,
    onLetFirst,
    checks = false,
  } = props;
  const words = useTranslations('pass');
  const notebook = useTranslations('notebook');
  const check = useTranslations('check');
  const name = useSeatName()(seat);
  const { code, onePhone } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  // The first look always shows the clue.
  const [canChooseView] = useState(seat.looks.phones > 0 && !checks);
  // A player who has not looked since a wrong find checks that space first.
  const [missed] = useState(useTable(({ view }) => openMissOf(view, seat.seat)));
  const [holdView, setHoldView] = useState<HoldView>(
    canChooseView && missed !== undefined ? 'space' : 'clue',
  );
  const only = holdView === 'clue' ? litAlone(light) : undefined;
  // Not the table's `chosen`: the next player must not see which space this one looked at.
  const [chosen, setChosen] = useState(missed);
  const choose = (hex: Hex) => setChosen(hex === chosen ? undefined : hex);
  const isRecorded = useTable(state => state.view.record !== null);
  /** Whether to show a wrong piece instead of the clue. Slips are equally high, so that onlookers do not notice. */
  const isChecked = checks || (isRecorded && canChooseView && holdView === 'clue');
  const opened = checks ? 'pieces' : heldContent(holdView, chosen, false);
  const { hold, look } = useSealedClue(seat.seat, opened !== undefined);
  const [hasLooked, setLooked] = useState(false);
  const clues = look?.ok ? look.value : undefined;
  if (clues && !hasLooked) setLooked(true);
  const isCoveredAgain = hasLooked && clues === undefined;
  const holdWords = useHoldWords(words('holdToLook', { name }));
  /** With two clues the slips choose which ones to light, unless another view is selected. */
  const isLightChosen = seat.colors.length > 1 && holdView === 'clue';
  const isChoosing = holdView === 'space' && !isCoveredAgain;
  const title = clues
    ? words('looks', { name })
    : isCoveredAgain
      ? words('coveredAgain')
      : words('nowLooks', { name });
  return (
    <TurnPage
      seat={seat}
      title={title}
      note={turns > 1 && words('turn', { turn, turns })}
      notices={!onePhone && <NoticeBar isFrozen={isOpening(hold.phase)} />}
      map={
        clues ? (
          <LazyTurnMap
            clues={clues}
            only={only}
            opened={isChecked ? 'pieces' : opened}
            chosen={spaceOf(opened)}
          />
        ) : (
          isChoosing && <LazyTurnMap chosen={chosen} onChoose={choose} />
        )
      }
      content={
        <>
          {/* While choosing, the hold button's label says what to do. */}
          {!clues && !isChoosing && (
            <p className="text-center text-lead text-balance">
              {isCoveredAgain ? words('gotIt', { name }) : words('handOver')}{' '}
              {!isCoveredAgain && isClockwise && words('clockwise')}
            </p>
          )}
          {canChooseView && isLightChosen && !clues && !isCoveredAgain && (
            <p className="flex justify-center gap-4">
              {HOLD_VIEWS.filter(view => view !== holdView).map(view => (
                <Button key={view} kind="word" onClick={() => setHoldView(view)}>
                  {check(`shows.${view}`)}
                </Button>
              ))}
            </p>
          )}
          {!clues && onLetFirst && !isCoveredAgain && (
            <Button kind="word" disabled={hold.phase !== 'rest'} onClick={onLetFirst}>
              {words('someoneElseFirst')}
            </Button>
          )}
          {isCoveredAgain && (
            <ButtonLink kind="word" href={notebookAddress(code, seat.seat)}>
              {notebook('open')}
            </ButtonLink>
          )}
          {look?.ok === false && !isOffline(look) && <TroubleNote trouble={look.error} />}
          <FaceDownNote isOpen={clues !== undefined} hasLooked={seat.looks.phones > 0} />
        </>
      }
      actions={
        <>
          <div className="sealed">
            {!isCoveredAgain &&
              (canChooseView && !isLightChosen ? (
                <HoldViewChoice
                  chosen={chosen}
                  clueCount={seat.colors.length}
                  value={holdView}
                  onChange={setHoldView}
                />
              ) : (
                <LightChoice colors={seat.colors} value={light} onChange={setLight} />
              ))}
            <div id="envelope" aria-live="polite" className="stacked rounded-card">
              {clues && isChecked && <PiecesPlaceholder view={clues} />}
              {clues ? (
                <HeldClueSlip view={clues} only={only} opened={opened} isChecked={isChecked} />
              ) : (
                <Envelope seat={seat} />
              )}
            </div>
          </div>
          {isCoveredAgain ? (
            <PassOnButtons isLast={isLast} onPass={onPass} onAgain={() => setLooked(false)} />
          ) : (
            <HoldButton {...hold} label={holdWords(opened)} />
          )}
        </>
      }
    />
  );
}

/** The space of the latest wrong find, until the seat has looked since. */
function openMissOf({ misses }: TableView, seat: SeatNumber): Hex | undefined {
  const miss = misses.at(-1);
  return miss === undefined || miss.looked.includes(seat) ? undefined : hexOf(miss.space);
}

const spaceOf = (opened: HeldContent | undefined): Hex | undefined =>
  typeof opened === 'number' ? opened : undefined;

interface PassOnButtonsProps extends Pick<LookTurnProps, 'onPass'> {
  readonly isLast: boolean;
  readonly onAgain: () => void;
}

/** After a look: look again, or pass the phone on. The next player's name appears only on the next page. */
function PassOnButtons({ isLast, onPass, onAgain }: PassOnButtonsProps) {
  const words = useTranslations('pass');
  const code = useTable(state => state.view.code);
  return (
    <div className="turn-choices">
      <Button className="px-3" onClick={onAgain}>
        {words('onceMore')}
      </Button>
      {onPass ? (
        <Button kind="primary" className="px-3" onClick={onPass}>
          {words(isLast ? 'done' : 'passOn')}
        </Button>
      ) : (
        <ButtonLink kind="primary" href={tableAddress(code)} className="px-3">
          {words('toMap')}
        </ButtonLink>
      )}
    </div>
  );
}
