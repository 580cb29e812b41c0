import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import type { SaidSeat } from '@/app/_words/said';
import { formatHex } from '@/lib/map/hexName';
import { CheckSlip } from './CheckSlip';
import { payableHexes } from './ownClues';
import { useOwnClues } from './useOwnClues';
import { VerdictLine } from './VerdictLine';

interface PaySlipProps {
  readonly view: SaidSeat;
  readonly only: number | undefined;
}

/** On how many spaces a seat may pay; the map marks which. */
export function PaySlip({ view, only }: PaySlipProps) {
  const words = useTranslations('check');
  const mapWords = useTranslations('map');
  const { clues, map, board } = useOwnClues(view, only);
  const places = clues.map(own => ({ own, spaces: [...payableHexes(own, map, board)] }));
  const canPay = places.some(({ spaces }) => spaces.length > 0);
  return (
    <CheckSlip clues={clues.map(({ said }) => said.short)}>
      {places.map(({ own, spaces }) => (
        <VerdictLine key={own.owner} kind="cube" seat={view.seat} color={own.color}>
          <span className="many">{words('pay', { count: spaces.length })}</span>
        </VerdictLine>
      ))}
      <p>{words(canPay ? 'payNote' : 'payNothing')}</p>
      {places
        .filter(({ spaces }) => spaces.length > 0)
        .map(({ own, spaces }) => (
          <p key={own.owner} className="sr-only">
            {words('marked', { spaces: joinParts(mapWords, spaces.map(formatHex)) })}
          </p>
        ))}
    </CheckSlip>
  );
}
