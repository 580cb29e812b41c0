import { useTranslations } from 'use-intl';
import type { Deduced } from '@/app/_phone/useDeduced';
import type { OwnerLabel } from '@/app/_table/useBoard';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import type { Owner, Piece } from '@/lib/board/pieces';
import { formatHex } from '@/lib/map/hexName';
import { tapPiece } from './standaloneBoard';

interface ContradictionNoteProps {
  readonly deduced: Deduced | undefined;
  readonly pieces: readonly Piece[];
  readonly owners: readonly OwnerLabel[];
}

/** Reports contradictory pieces: their owner, and which one is most likely wrong. */
export function ContradictionNote({ deduced, pieces, owners }: ContradictionNoteProps) {
  const words = useTranslations('standalone');
  const notebook = useTranslations('notebook');
  const title = useContradiction({ deduced, owners });
  if (deduced === undefined || deduced.ok || typeof deduced.error === 'string') return null;
  const { owner, hex, left } = deduced.error;
  const name = nameOf(owner, owners);
  const piece = pieces.find(piece => piece.owner === owner && piece.hex === hex);
  return (
    <>
      <Message kind="trouble" title={title}>
        {piece && (
          <>
            {notebook(`suspect.${piece.kind}`, {
              name,
              space: formatHex(piece.hex),
              left: left ?? 0,
            })}{' '}
            {words('whatElse')}
          </>
        )}
      </Message>
      {piece && (
        <Button onClick={() => tapPiece(piece.owner, piece.hex, piece.kind)}>
          {words('takeBack', { space: formatHex(piece.hex) })}
        </Button>
      )}
    </>
  );
}

/** A sentence about the contradiction; `undefined` if there is none. */
export function useContradiction({
  deduced,
  owners,
}: Pick<ContradictionNoteProps, 'deduced' | 'owners'>): string | undefined {
  const words = useTranslations('notebook');
  if (deduced === undefined || deduced.ok || typeof deduced.error === 'string') return undefined;
  const { code, owner } = deduced.error;
  return code === 'no-clue-left'
    ? words('noClueLeft', { name: nameOf(owner, owners) })
    : words('noFairSet');
}

const nameOf = (owner: Owner | undefined, owners: readonly OwnerLabel[]): string =>
  owner === undefined ? '' : (owners[owner]?.name ?? '');
