import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import type { SaidSeat } from '@/app/_words/said';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { CheckSlip } from './CheckSlip';
import { markClue } from './markClue';
import { verdictsAt } from './ownClues';
import { sayWhy } from './sayWhy';
import { useOwnClues } from './useOwnClues';
import { VerdictLine } from './VerdictLine';

interface SpaceSlipProps {
  readonly view: SaidSeat;
  readonly only: number | undefined;
  readonly hex: Hex;
}

/** What a seat must answer on a space: a cube or a disc, and why. A seat with two colours answers for each. */
export function SpaceSlip({ view, only, hex }: SpaceSlipProps) {
  const words = useTranslations('check');
  const map = useTranslations('map');
  const own = useOwnClues(view, only);
  const space = formatHex(hex);
  return (
    <CheckSlip clues={own.clues.map(({ said }) => said.short)}>
      {verdictsAt(own.clues, own.map, hex).map(({ own: { color, owner }, why }) => {
        const kind = why.allows ? 'disc' : 'cube';
        return (
          <div key={owner}>
            <VerdictLine kind={kind} seat={view.seat} color={color}>
              {words.rich(`verdict.${kind}`, { space, b: bold })}
            </VerdictLine>
            <p>{markClue(sayWhy(words, why, hex))}</p>
            {why.by === 'steps' && why.way.length > 1 && (
              <p className="sr-only">
                {words('way', { spaces: joinParts(map, why.way.map(formatHex)) })}
              </p>
            )}
          </div>
        );
      })}
    </CheckSlip>
  );
}
