import { PieceGlyph } from '@/app/_map/PieceGlyph';
import { useOwners } from '@/app/_table/useOwners';
import type { GameRecord } from '@/lib/game/record';
import type { Following } from '@/lib/play/follow';
import type { Owner, PieceKind } from '@/lib/play/pieces';
import type { LogLine } from './logLines';

interface LineMarkProps {
  readonly line: LogLine;
  readonly entries: GameRecord;
  readonly following: Following;
}

/** The piece that a sentence of the log begins with; a dot where it is about none. */
export function LineMark({ line, entries, following }: LineMarkProps) {
  const [first] = line.deeds;
  const told = following.steps[first ?? -1]?.meant ?? entries[first ?? -1];
  if (told === undefined || !('kind' in told)) return <span className="line-dot" />;
  return <PieceMark owner={told.owner} kind={told.kind} className="size-6" />;
}

interface PieceMarkProps {
  readonly owner: Owner;
  readonly kind: PieceKind;
  readonly className: string;
}

/** An owner's piece, beside words that say whose it is. */
export function PieceMark({ owner, kind, className }: PieceMarkProps) {
  const whose = useOwners()[owner];
  if (whose === undefined) return null;
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className={`${className} shrink-0`}>
      <PieceGlyph kind={kind} seat={whose.seat} color={whose.color} radius={9.4} />
    </svg>
  );
}
