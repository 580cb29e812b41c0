import { useTranslations } from 'use-intl';
import { Cut } from '@/app/_ui/Cut';
import { PIECE_KINDS, type PieceKind } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import type { Hex } from '@/lib/map/hexSet';
import { useOwners } from './knownBoard';
import { PieceIcon } from './SeatDisc';

const KINDS: readonly PieceKind[] = PIECE_KINDS.toReversed();

interface PaletteProps {
  /** The space for the piece; the buttons are disabled until it is chosen. */
  readonly space: Hex | undefined;
  readonly canPut?: (owner: Owner, kind: PieceKind) => boolean;
  /** Whether that piece is on the space, for palettes where a second tap removes it. */
  readonly isThere?: (owner: Owner, kind: PieceKind) => boolean;
  /** The owners whose turn it is. */
  readonly turn?: readonly Owner[];
  readonly onTap: (owner: Owner, kind: PieceKind) => void;
}

/** The box of pieces, one column per owner: a disc and a cube. */
export function Palette({ space, canPut, isThere, turn, onTap }: PaletteProps) {
  const words = useTranslations('record');
  const owners = useOwners();
  return (
    <div className="palette" data-live={space === undefined ? undefined : ''}>
      {owners.map(({ owner, seat, name, color }) => (
        <fieldset key={color} aria-label={name} data-turn={turn?.includes(owner) ? '' : undefined}>
          <Cut className="whose">{name}</Cut>
          {KINDS.map(kind => (
            <button
              key={kind}
              type="button"
              disabled={space === undefined || canPut?.(owner, kind) === false}
              aria-label={words(`pieceOf.${kind}`, { whose: name })}
              aria-pressed={isThere?.(owner, kind)}
              onClick={() => onTap(owner, kind)}
            >
              <PieceIcon kind={kind} seat={seat} color={color} className="piece shrink-0" />
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
