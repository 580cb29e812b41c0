import { useFormatter, useTranslations } from 'use-intl';
import { ClueLine } from '@/app/_board/ClueLine';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { hexWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { formatHex } from '@/lib/map/hexName';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { pieceIn } from './StepCard';
import type { Solving } from './useSolve';

interface SolveCaptionProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
  readonly isLesson: boolean;
}

/** So few spaces are named. */
const NAMED = 4;

/** What is looked at, above the map: the chosen clues, a piece, a space; else what is asked. */
export function SolveCaption({ opened, owners, solving, isLesson }: SolveCaptionProps) {
  const { puzzle, map } = opened;
  const { chosen, chosenClues, piece, space, isStruck, isRuledOut } = solving;
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const notebook = useTranslations('notebook');
  const mapWords = useTranslations('map');
  const format = useFormatter();

  if (piece !== undefined)
    return (
      <ClueLine
        title={words(`pieceOn.${piece.kind}`, pieceIn(piece, owners))}
        note={`${hexWords(mapWords, map, piece.hex)}. ${words('tapContradicted')}`}
      >
        <Button onClick={solving.rest}>{words('done')}</Button>
      </ClueLine>
    );
  if (space !== undefined)
    return (
      <ClueLine title={formatHex(space)} note={hexWords(mapWords, map, space)}>
        <Button onClick={() => solving.ruleOut(space)}>
          {words(isRuledOut(space) ? 'perhapsHere' : 'notHere')}
        </Button>
      </ClueLine>
    );
  const [[owner = 1] = []] = chosen;
  const [first, ...more] = chosenClues;
  if (first !== undefined && more.length === 0) {
    const isOut = isStruck(owner, first.id);
    return (
      <ClueLine title={short(first.id)} note={words(isOut ? 'tapBack' : 'tapAgain')}>
        <Button onClick={() => solving.strike(owner, first.id)}>
          {notebook(isOut ? 'putBack' : 'strikeOut')}
        </Button>
      </ClueLine>
    );
  }
  if (first !== undefined && solving.lit !== undefined) {
    const shared = [...solving.lit];
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
  const asked = isLesson ? 'lesson' : 'choices' in puzzle ? 'quick' : 'linked';
  return <ClueLine title={words(`ask.${asked}`)} note={null} />;
}
