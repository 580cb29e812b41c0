import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';
import type { Piece } from '@/lib/board/pieces';
import { formatHex } from '@/lib/map/hexName';
import type { Contradiction } from '@/lib/solver/deduce';
import { type BoardDeduction, useKnownBoard } from './knownBoard';

/** Why the pieces cannot all be right; `undefined` if they can, or if nothing was deduced. */
const contradictionIn = (deduced: BoardDeduction | undefined): Contradiction | undefined =>
  deduced === undefined || deduced.ok || typeof deduced.error === 'string'
    ? undefined
    : deduced.error;

/** A sentence about the contradiction, if there is one. */
export function useContradictionTitle(deduced: BoardDeduction | undefined): string | undefined {
  const words = useTranslations('notebook');
  const { owners } = useKnownBoard();
  const why = contradictionIn(deduced);
  if (why === undefined) return undefined;
  const name = owners[why.owner ?? -1]?.name ?? '';
  return why.code === 'no-clue-left' ? words('noClueLeft', { name }) : words('noFairSet');
}

interface ContradictionNoteProps {
  readonly deduced: BoardDeduction | undefined;
  /** Actions for the piece that is most likely wrong. */
  readonly children?: (piece: Piece) => ReactNode;
}

/** Says whose pieces contradict each other, and which of them is most likely wrong. */
export function ContradictionNote({ deduced, children }: ContradictionNoteProps) {
  const words = useTranslations('notebook');
  const { position, owners } = useKnownBoard();
  const title = useContradictionTitle(deduced);
  const why = contradictionIn(deduced);
  if (title === undefined || why === undefined) return null;
  const piece = position.pieces.find(({ owner, hex }) => owner === why.owner && hex === why.hex);
  return (
    <>
      <Message kind="trouble" title={title}>
        {piece &&
          words(`suspect.${piece.kind}`, {
            name: owners[piece.owner]?.name ?? '',
            space: formatHex(piece.hex),
            left: why.left ?? 0,
          })}
      </Message>
      {piece && children?.(piece)}
    </>
  );
}
