import { useTranslations } from 'use-intl';
import { ContradictionNote } from '@/app/_board/Contradiction';
import { FaultNote } from '@/app/_phone/FaultNote';
import type { Deduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { recordAddress } from '@/app/addresses';

/** Why nothing can be deduced: the board is not recorded, its pieces contradict each other, or there was an error. */
export function BoardNews({ deduced }: { readonly deduced: Deduced | undefined }) {
  const words = useTranslations('notebook');
  const { code, record, phase } = useTable(state => state.view);
  if (record !== null)
    return (
      <>
        <ContradictionNote deduced={deduced} />
        <FaultNote deduced={deduced} />
      </>
    );
  return (
    <div className="board-news">
      <p className="text-note text-soft">{words('notRecorded')}</p>
      {phase === 'playing' && (
        <ButtonLink href={recordAddress(code)} className="min-h-11 text-base">
          {words('toRecord')}
        </ButtonLink>
      )}
    </div>
  );
}
