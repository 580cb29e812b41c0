import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { hexWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { PLAIN_LIST } from '@/app/_words/plainList';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { pieceIn } from './StepCard';
import type { Solving } from './useSolve';

interface SolveCaptionProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
  readonly isLesson: boolean;
  /** Whether to explain the first tap. */
  readonly isPointing: boolean;
}

/** At most this many spaces are named. */
const NAMED = 6;

/** The line above the map: the selected piece, clues or space; otherwise the task. */
export function SolveCaption(props: SolveCaptionProps) {
  const { opened, owners, solving, isLesson, isPointing } = props;
  const { chosenClues, piece, pin, telling, alike, light } = solving;
  const words = useTranslations('puzzle');
  const mapWords = useTranslations('map');
  const format = useFormatter();
  const nameAll = (spaces: readonly Hex[]) =>
    format.list(
      [...spaces.slice(0, NAMED).map(formatHex), ...(spaces.length > NAMED ? ['…'] : [])],
      PLAIN_LIST,
    );

  if (piece !== undefined)
    return (
      <ClueLine
        title={words(`pieceOn.${piece.kind}`, pieceIn(piece, owners))}
        note={words('tapContradicted')}
      >
        <Button kind="word" onClick={solving.rest}>
          {words('done')}
        </Button>
      </ClueLine>
    );
  if (chosenClues.length === 1) return <ChosenClue solving={solving} />;
  if (chosenClues.length > 1) {
    const shared = [...solving.lit];
    return (
      <ClueLine
        title={words('fitAll', { count: shared.length })}
        note={
          shared.length > 0 && shared.length <= NAMED ? nameAll(shared) : words('dealLeavesOne')
        }
      />
    );
  }
  if (pin !== undefined) {
    const space = formatHex(pin.space);
    return (
      <div className="clue-line">
        <p role="status" className="map-words">
          <span className="read-out">
            <b className="tabular">{space}</b>{' '}
            {pin.other === undefined
              ? hexWords(mapWords, opened.map, pin.space)
              : words('tellsApart', { count: telling, space, other: formatHex(pin.other) })}
          </span>
        </p>
        <Button kind="word" onClick={solving.ruleOut}>
          {words(solving.isRuledOut(pin.space) ? 'perhapsHere' : 'notHere')}
        </Button>
      </div>
    );
  }
  if (alike !== undefined)
    return (
      <ClueLine
        title={words('not', { space: formatHex(alike.space) })}
        note={words('sameClues', { spaces: nameAll(alike.others) })}
      >
        <Button kind="word" onClick={solving.ruleOutAlike}>
          {words('norThese')}
        </Button>
      </ClueLine>
    );
  const kind = 'choices' in opened.puzzle ? 'quick' : 'linked';
  const asked = isLesson ? 'lesson' : kind;
  return (
    <ClueLine
      title={
        light.isEmpty
          ? words('mistake')
          : isPointing && !isLesson
            ? words(`tapFirst.${kind}`)
            : words(`ask.${asked}`)
      }
      note={null}
    />
  );
}

/** The only selected clue. */
function ChosenClue({ solving }: Pick<SolveCaptionProps, 'solving'>) {
  const { chosen, chosenClues } = solving;
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const notebook = useTranslations('notebook');
  const [[owner = 1] = []] = chosen;
  const [clue] = chosenClues;
  if (clue === undefined) return null;
  const isOut = solving.isStruck(owner, clue.id);
  return (
    <ClueLine title={short(clue.id)} note={words(isOut ? 'tapBack' : 'tapAgain')}>
      <Button kind="word" onClick={() => solving.strike(owner, clue.id)}>
        {notebook(isOut ? 'putBack' : 'strikeOut')}
      </Button>
    </ClueLine>
  );
}

interface ClueLineProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** Buttons for the clue or space. */
  readonly children?: ReactNode;
}

/** The selected clue or space in words, with its buttons at the end. */
const ClueLine = ({ title, note, children }: ClueLineProps) => (
  <div className="clue-line">
    <p role="status">
      <b>{title}</b>
      <span className="text-note text-soft">{note}</span>
    </p>
    {children}
  </div>
);
