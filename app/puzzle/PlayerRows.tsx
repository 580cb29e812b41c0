import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { StrikeLine } from '@/app/_board/ClueGrid';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { bold } from '@/app/_ui/bold';
import { RadioOption } from '@/app/_ui/Choice';
import type { Owner } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import type { Progress } from '@/lib/puzzle/explain';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { ClueOnMap } from '@/lib/solver/clueLists';
import type { Chosen } from './SolveScreen';

interface PlayerRowsProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly progress: Progress;
  readonly chosen: Chosen;
  readonly onTap: (owner: Owner, id: ClueId) => void;
  /** Lets the chosen clue of a row go. */
  readonly onRelease: (owner: Owner) => void;
}

/** A row for each player: the reader's own clue, then those that each other one may hold. Long lists share one place. */
export function PlayerRows(props: PlayerRowsProps) {
  const { opened, owners, progress, onRelease } = props;
  const words = useTranslations('puzzle');
  const notebook = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const { puzzle, own, start } = opened;
  const [shown, setShown] = useState(1);
  const isPlain = puzzle.grade === 'plain';
  const [reader] = owners;
  return (
    <div className="player-rows">
      {!isPlain && (
        <p className="own-row">
          {reader && <SeatDisc {...reader} className="size-8" />}
          <ClueGlyph subject={own.clue} />
          <span>{words.rich('you', { b: bold, clue: short(own.id) })}</span>
        </p>
      )}
      {isPlain && (
        <fieldset className="row-tabs">
          <legend className="sr-only">{notebook('whoseClue')}</legend>
          <p className="own-tab">
            {reader && <SeatDisc {...reader} className="size-7" />}
            <ClueGlyph subject={own.clue} />
            <span className="sr-only">{words.rich('you', { b: bold, clue: short(own.id) })}</span>
          </p>
          {start.map((_, index) => {
            const owner = owners[index + 1];
            return (
              owner && (
                <RadioOption
                  key={owner.owner}
                  name="row"
                  checked={shown === owner.owner}
                  onChoose={() => setShown(owner.owner)}
                  shape="card"
                  className="row-tab"
                >
                  <SeatDisc {...owner} className="size-7" />
                  <span className="sr-only">{words('cluesOf', { name: owner.name })}</span>
                  <b className="tabular">{progress.lists[index]?.length}</b>
                </RadioOption>
              )
            );
          })}
        </fieldset>
      )}
      {start.map((list, index) => {
        const owner = owners[index + 1];
        if (owner === undefined || (isPlain && shown !== owner.owner)) return null;
        return (
          <fieldset key={owner.owner} className="player-row">
            <legend className="sr-only">{words('cluesOf', { name: owner.name })}</legend>
            {!isPlain && (
              <button
                type="button"
                aria-label={owner.name}
                onClick={() => onRelease(owner.owner)}
                className="row-disc"
              >
                <SeatDisc {...owner} className="size-8" />
              </button>
            )}
            <div className="row-cells">
              {list.map(clue => (
                <Cell
                  key={clue.id}
                  clue={clue}
                  isStruck={progress.lists[index]?.includes(clue) !== true}
                  isChosen={props.chosen.get(owner.owner) === clue.id}
                  onTap={() => props.onTap(owner.owner, clue.id)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface CellProps {
  readonly clue: ClueOnMap;
  readonly isStruck: boolean;
  readonly isChosen: boolean;
  readonly onTap: () => void;
}

function Cell({ clue: { clue, id }, isStruck, isChosen, onTap }: CellProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  return (
    <button
      type="button"
      aria-label={isStruck ? words('struckOut', { clue: short(id) }) : short(id)}
      aria-pressed={isChosen}
      data-struck={isStruck ? 'hand' : undefined}
      onClick={onTap}
      className="clue-cell"
    >
      <span className="face">
        <ClueGlyph subject={clue} />
        {clue.kind === 'within' && (
          <b aria-hidden="true" className="distance tabular">
            {clue.distance}
          </b>
        )}
        {isStruck && <StrikeLine isByHand />}
      </span>
    </button>
  );
}
