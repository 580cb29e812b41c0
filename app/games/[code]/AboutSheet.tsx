import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { DealWords } from '@/app/_table/DealDisclosure';
import { Sheet } from '@/app/_ui/Sheet';

/** The public facts of the game. */
export function AboutSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('table');
  const modes = useTranslations('start');
  const stages = useTranslations('stages');
  const { mode, players, round } = useTable(state => state.view);
  const facts = [
    modes(`mode.${mode}`),
    modes('players', { count: players }),
    round > 1 && stages('gameNumber', { round }),
  ];
  return (
    <Sheet title={words('deal')} onClose={onClose} hasCross>
      <p className="text-soft">{facts.filter(fact => fact !== false).join(' · ')}</p>
      {players === 2 && <p>{words('twoCluesEach')}</p>}
      <DealWords />
    </Sheet>
  );
}
