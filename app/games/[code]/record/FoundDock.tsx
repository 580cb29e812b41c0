import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { foundByAddress } from '@/app/addresses';
import { formatHex } from '@/lib/map/hexName';
import type { DockProps } from './DockAtThumb';
import { DockHead } from './DockHead';
import type { Dock } from './dock';
import { useStepWords } from './useStepWords';

type Found = Extract<Dock, { is: 'found' }>;

/** A search without a cube: the habitat is found, and the table is asked to uncover it. */
export function FoundDock({ dock: { player, hex } }: DockProps<Found>) {
  const words = useTranslations('record');
  const code = useTable(state => state.view.code);
  const isAsked = useTable(state => state.view.end.call !== null);
  const say = useStepWords();
  return (
    <section aria-label={words('nextPiece')} className="record-dock">
      <DockHead
        player={player}
        title={words('found', { who: say.player(player) })}
        note={words('foundNote', { space: formatHex(hex) })}
      />
      {/* Once somebody has asked, the question stands at the top of the page. */}
      {!isAsked && (
        <ButtonLink kind="primary" href={foundByAddress(code, hex, player + 1)}>
          {words('toFound')}
        </ButtonLink>
      )}
    </section>
  );
}
