'use client';

import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { Disclosure } from '@/app/_ui/Disclosure';
import { QrCode } from '@/app/_ui/QrCode';
import { useOriginsForOthers } from '@/app/_ui/useOriginsForOthers';
import { ADDRESSES } from '@/app/addresses';
import type { FairnessView } from '@/lib/game/views/views';
import { evennessOfChances } from '@/lib/simulation/evenness';
import { CopyText } from './CopyText';
import { HardWords } from './HardEnvelope';
import { isPassAndPlay } from './questions';
import { Looks } from './SeatState';
import { useSeatName } from './seatName';
import { turnWords } from './turnWords';

/** A game's expected length in one line. */
export function useDealNote(): string | undefined {
  const words = useTranslations('table');
  const grade = useTable(({ view }) => view.grade);
  return grade?.length && grade.turns
    ? words(`dealNote.${grade.length}`, turnWords(grade.turns))
    : undefined;
}

/** The deal: its expected length in one line, and the rest in a disclosure. */
export function DealDisclosure() {
  const words = useTranslations('table');
  const { players, mapCode } = useTable(state => state.view);
  const note = useDealNote() ?? (players === 2 && words('twoCluesEach'));
  return (
    <>
      <div className="print:hidden">
        <Disclosure title={words('deal')} note={note}>
          <DealWords />
        </Disclosure>
      </div>
      <p className="hidden print:block">
        <span className="block text-note">{words('mapCode')}</span>
        <b>{mapCode}</b>
      </p>
    </>
  );
}

/**
 * The public facts of a deal: length, fairness, and the map's code; after the end also the number of possible deals.
 */
export function DealWords() {
  const words = useTranslations('table');
  const assistWords = useTranslations('assist');
  const signalWords = useTranslations('signals');
  const { origin } = useOriginsForOthers();
  const view = useTable(state => state.view);
  const { grade, players, mapCode, seedChosen, signals, fairness, assist } = view;
  return (
    <>
      {grade && (
        <div className="grid gap-2">
          {grade.length && grade.turns && (
            <>
              <p>{words(`length.${grade.length}`, { players, ...turnWords(grade.turns) })}</p>
              <p className="text-note text-soft">{words('lengthCaveat')}</p>
            </>
          )}
          {fairness ? (
            <Chances clues={fairness.clues} />
          ) : (
            grade.evenness && (
              <p className="text-note text-soft">{words(`evenness.${grade.evenness}`)}</p>
            )
          )}
          {!grade.length && !grade.evenness && (
            <p className="text-note text-soft">{words('gradeWaits')}</p>
          )}
        </div>
      )}
      <HardWords />
      {fairness && (
        <p className="text-note text-soft">{words('fairSets', { sets: fairness.sets, players })}</p>
      )}
      {seedChosen && <p className="text-note text-soft">{words('chosenSeed')}</p>}
      <p className="text-note text-soft">
        {assistWords('line', { level: assistWords(`as.${assist}`) })}
      </p>
      <SeatLooks />
      {signals && isPassAndPlay(view) && (
        <p className="text-note text-soft">{signalWords('explanation')}</p>
      )}
      <CopyText label={words('mapCode')} text={mapCode} />
      {origin !== undefined && (
        <figure className="grid justify-items-center gap-2">
          <QrCode text={`${origin}${ADDRESSES.mapByCode}#${mapCode}`} className="size-48" />
          <figcaption className="text-note text-soft">{words('scan')}</figcaption>
        </figure>
      )}
    </>
  );
}

/** How often each player has looked at their clue. */
function SeatLooks() {
  const words = useTranslations('table');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  return (
    <div className="grid gap-2 text-note text-soft">
      <p>{words('looksCounted')}</p>
      <ul className="grid gap-2">
        {seats.map(seat => (
          <li key={seat.seat} className="flex items-center gap-2">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
            <span>
              <span className="sr-only">{seatName(seat)}</span> <Looks looks={seat.looks} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * How even the seats' chances were. The wording follows the percentages below it. For games with one clue per seat.
 */
function Chances({ clues }: Pick<FairnessView, 'clues'>) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const chances = clues.flatMap(({ chance }) => (chance === null ? [] : Math.round(100 * chance)));
  if (chances.length < clues.length) return null;
  return (
    <div className="grid gap-2">
      <p className="text-note text-soft">{words(`evenness.${evennessOfChances(chances)}`)}</p>
      <ul aria-label={ending('chances')} className="flex flex-wrap gap-x-4 gap-y-2">
        {seats.map((seat, index) => (
          <li key={seat.seat} className="flex items-center gap-2">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
            <span className="sr-only">{seatName(seat)}</span>
            {ending('chance', { chance: (chances[index] ?? 0) / 100 })}
          </li>
        ))}
      </ul>
    </div>
  );
}
