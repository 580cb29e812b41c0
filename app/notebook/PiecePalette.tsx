import { useTranslations } from 'use-intl';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import type { OwnerAtTable } from '@/app/_table/useOwners';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { PIECE_KINDS } from '@/lib/play/pieces';
import type { Seen } from '@/lib/solver/struckBy';
import { tapPiece } from './boardMoves';

const KINDS = PIECE_KINDS.toReversed();

interface PiecePaletteProps {
  readonly owners: readonly OwnerAtTable[];
  readonly pieces: readonly Seen[];
  readonly space: Hex | undefined;
}

/** The box of pieces without turns, disc above cube: live once a space is chosen, pressed where a piece lies there. */
export function PiecePalette({ owners, pieces, space }: PiecePaletteProps) {
  const words = useTranslations('deduce');
  const record = useTranslations('record');
  return (
    <section aria-label={words('step.pieces')} className="record-dock">
      <h2 className="font-display text-head leading-tight font-semibold">
        {space === undefined ? words('where') : words('which', { space: formatHex(space) })}
      </h2>
      <div className="palette" data-live={space === undefined ? undefined : ''}>
        {owners.map(({ name, seat, color }, owner) => (
          <fieldset key={color} aria-label={name}>
            <span aria-hidden="true" className="whose">
              {name}
            </span>
            {KINDS.map(kind => (
              <button
                key={kind}
                type="button"
                disabled={space === undefined}
                aria-label={record(`pieceOf.${kind}`, { whose: name })}
                aria-pressed={pieces.some(
                  each => each.owner === owner && each.hex === space && each.kind === kind,
                )}
                onClick={() => space !== undefined && tapPiece(owner, space, kind)}
              >
                <svg viewBox="-10 -10 20 20" aria-hidden="true" className="piece">
                  <PieceGlyph kind={kind} seat={seat} color={color} radius={9.4} />
                </svg>
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
