import { useFormatter, useTranslations } from 'use-intl';
import { ClueLine } from '@/app/_board/ClueLine';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { hexWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import type { Owner, Piece } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, intersection } from '@/lib/map/hexSet';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { ClueOnMap } from '@/lib/solver/clueLists';

interface SolveCaptionProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  /** One of a player's clues each. */
  readonly chosen: readonly ClueOnMap[];
  /** Of the first of them. */
  readonly chosenOwner: Owner | undefined;
  readonly piece: Piece | undefined;
  readonly space: Hex | undefined;
  readonly isStruck: (owner: Owner, id: ClueId) => boolean;
  readonly onStrike: (owner: Owner, id: ClueId) => void;
  readonly isRuledOut: boolean;
  readonly onRuleOut: (hex: Hex) => void;
  readonly onDone: () => void;
}

/** So few spaces are named. */
const NAMED = 4;

/** What is looked at, below the map: the chosen clues, a piece, a space; else what is asked. */
export function SolveCaption(props: SolveCaptionProps) {
  const { opened, owners, chosen, chosenOwner = 1, piece, space } = props;
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const notebook = useTranslations('notebook');
  const mapWords = useTranslations('map');
  const format = useFormatter();
  const { puzzle, map, own } = opened;

  if (piece !== undefined)
    return (
      <ClueLine
        title={words(`pieceOn.${piece.kind}`, {
          name: owners[piece.owner]?.name ?? '',
          space: formatHex(piece.hex),
        })}
        note={`${hexWords(mapWords, map, piece.hex)}. ${words('tapContradicted')}`}
      >
        <Button onClick={props.onDone}>{words('done')}</Button>
      </ClueLine>
    );
  if (space !== undefined)
    return (
      <ClueLine title={formatHex(space)} note={hexWords(mapWords, map, space)}>
        <Button onClick={() => props.onRuleOut(space)}>
          {words(props.isRuledOut ? 'perhapsHere' : 'notHere')}
        </Button>
      </ClueLine>
    );
  const [first, ...more] = chosen;
  if (first !== undefined && more.length === 0) {
    const isOut = props.isStruck(chosenOwner, first.id);
    return (
      <ClueLine title={short(first.id)} note={words(isOut ? 'tapBack' : 'tapAgain')}>
        <Button onClick={() => props.onStrike(chosenOwner, first.id)}>
          {notebook(isOut ? 'putBack' : 'strikeOut')}
        </Button>
      </ClueLine>
    );
  }
  if (first !== undefined) {
    const shared = [...intersection([own.hexes, ...chosen.map(({ hexes }) => hexes)])];
    const names = shared.length <= NAMED ? shared.map(formatHex) : [];
    return (
      <ClueLine
        title={words('fitAll', { count: shared.length })}
        note={[format.list(names, { type: 'unit' }), words('dealLeavesOne')]
          .filter(Boolean)
          .join('. ')}
      />
    );
  }
  const asked = puzzle.grade === 'deep' ? 'linked' : puzzle.grade;
  return <ClueLine title={words(`ask.${asked}`)} note={null} />;
}
