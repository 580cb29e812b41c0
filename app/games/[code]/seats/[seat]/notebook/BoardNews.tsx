import { useTranslations } from 'use-intl';
import { FaultNote } from '@/app/_phone/FaultNote';
import type { Deduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import { useBoard, useOwners } from '@/app/_table/useBoard';
import { ButtonLink } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { recordAddress } from '@/app/addresses';
import { formatHex } from '@/lib/map/hexName';
import type { Contradiction } from '@/lib/solver/deduce';

/** Why nothing can be deduced from the board: it is not recorded, or its pieces contradict each other. */
export function BoardNews({ deduced }: { readonly deduced: Deduced | undefined }) {
  const words = useTranslations('notebook');
  const { code, record, phase } = useTable(state => state.view);
  if (record !== null) {
    const error = deduced?.ok === false ? deduced.error : undefined;
    if (typeof error === 'object') return <Contradicted why={error} />;
    return <FaultNote deduced={deduced} />;
  }
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

/** Whose pieces contradict, and which of them may be wrong. */
function Contradicted({ why: { code, owner, hex, left } }: { readonly why: Contradiction }) {
  const words = useTranslations('notebook');
  const owners = useOwners();
  const board = useBoard();
  const name = owner === undefined ? '' : (owners[owner]?.name ?? '');
  const title = code === 'no-clue-left' ? words('noClueLeft', { name }) : words('noFairSet');
  const kind = owner === undefined || hex === undefined ? undefined : board.kindAt(owner, hex);
  return (
    <Message kind="trouble" title={title}>
      {kind &&
        hex !== undefined &&
        words(`suspect.${kind}`, { name, space: formatHex(hex), left: left ?? 0 })}
    </Message>
  );
}
