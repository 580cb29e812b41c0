import { useTranslations } from 'use-intl';
import type { Deduced } from '@/app/_phone/useDeduced';
import type { OwnerAtTable } from '@/app/_table/useOwners';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import type { Seen } from '@/lib/solver/struckBy';
import { tapPiece } from './boardMoves';

interface ContradictionNoteProps {
  readonly deduced: Deduced | undefined;
  readonly pieces: readonly Seen[];
  readonly owners: readonly OwnerAtTable[];
}

/** That the pieces cannot all be right: whose they are, and which of them is likeliest to be wrong. */
export function ContradictionNote({ deduced, pieces, owners }: ContradictionNoteProps) {
  const words = useTranslations('deduce');
  const notebook = useTranslations('notebook');
  if (deduced === undefined || deduced.ok || typeof deduced.error === 'string') return null;
  const { code, owner, hex, left } = deduced.error;
  const name = owner === undefined ? '' : (owners[owner]?.name ?? '');
  const piece = pieces.find(each => each.owner === owner && each.hex === hex);
  return (
    <>
      <Message
        kind="trouble"
        title={code === 'no-clue-left' ? notebook('noClueLeft', { name }) : notebook('noFairSet')}
      >
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
