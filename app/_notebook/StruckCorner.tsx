import { PieceGlyph } from '@/app/_map/PieceGlyph';
import type { Opponent } from './opponent';
import { hundredths, type Standing } from './standing';

interface StruckCornerProps {
  readonly standing: Standing;
  readonly opponent: Opponent;
  /** Whose notebook it is, by whose disc the own clue is known. */
  readonly own: Pick<Opponent, 'seat' | 'color'> | undefined;
}

/** What stands in the corner of a clue: the piece that struck it out, one's own disc, or its share on a lamp. */
export function StruckCorner({ standing: { strike, share }, opponent, own }: StruckCornerProps) {
  if (strike?.by === 'piece') return <Corner kind={strike.piece.kind} {...opponent} />;
  if (strike?.by === 'own' && own) return <Corner kind="disc" {...own} />;
  if (share === undefined || strike) return null;
  return (
    <b aria-hidden="true" className="corner share tabular">
      {hundredths(share)}
    </b>
  );
}

interface CornerProps extends Pick<Opponent, 'seat' | 'color'> {
  readonly kind: 'cube' | 'disc';
}

const Corner = ({ kind, seat, color }: CornerProps) => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true" className="corner">
    <PieceGlyph kind={kind} seat={seat} color={color} radius={9} />
  </svg>
);
