import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Fold } from '@/app/_ui/Fold';
import { TurnsForm } from './TurnsForm';

/** Asks, folded away, how many turns the game took. */
export function TurnsFold() {
  const words = useTranslations('evening');
  const turns = useTable(state => state.view.turns);
  return (
    <Fold
      title={words('howMany')}
      note={
        <span role="status">{turns === null ? words('ifCounted') : words('turns', { turns })}</span>
      }
    >
      <TurnsForm told={turns} />
    </Fold>
  );
}
