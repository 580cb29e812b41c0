import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { CalmButton, CalmLink } from '@/app/_ui/CalmRow';
import { Choice } from '@/app/_ui/Choice';
import { LineDrawing } from '@/app/_ui/Icon';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';
import type { PlayerCount } from '@/lib/data/terms';
import { DealAgain, usePlayerCounts } from './NextGame';

const PEOPLE =
  'M8.5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20v-1a6 6 0 0 1 12 0v1M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14a6 6 0 0 1 4 5.5v.5';

/** The next game for another number of players, or with other people. */
export function OtherPlayers() {
  const words = useTranslations('table');
  const steps = useTranslations('standalone');
  const { next, you } = useTable(state => state.view);
  const { counts } = usePlayerCounts();
  const [isOpen, setOpen] = useState(false);
  const icon = <LineDrawing path={PEOPLE} className="size-5" />;
  // No other number is possible with five players, or once the next game is dealt: then only a new game is offered.
  if (next !== null || you.length === 0 || counts.length < 2)
    return (
      <CalmLink href={ADDRESSES.newGame} icon={icon}>
        {words('newGame')}
      </CalmLink>
    );
  return (
    <>
      <CalmButton icon={icon} onClick={() => setOpen(true)}>
        {steps('step.players')}
      </CalmButton>
      {isOpen && <OtherPlayersSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function OtherPlayersSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('ending');
  const { counts, usual } = usePlayerCounts();
  const [players, setPlayers] = useState<PlayerCount>(usual);
  return (
    <Sheet title={words('forHowMany')} onClose={onClose} hasCross>
      <Choice
        legend={words('forHowMany')}
        isLegendHidden
        name="players"
        options={counts.map(value => ({ value, label: value }))}
        value={players}
        onChange={setPlayers}
      />
      <DealAgain players={players} />
      <Rows>
        <Row href={ADDRESSES.newGame} title={words('others')} />
      </Rows>
    </Sheet>
  );
}
