import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { StrikeLine } from '@/app/_board/ClueGrid';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { bold } from '@/app/_ui/bold';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { Solving } from './useSolve';

interface PlayerRowsProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
}

/** A row for each player: the reader's own clue, then those that each other one may hold. */
export function PlayerRows({ opened, owners, solving }: PlayerRowsProps) {
  const words = useTranslations('puzzle');
  return (
    <div className="player-rows">
      <OwnRow opened={opened} owners={owners} />
      {opened.start.map((list, index) => {
        const owner = owners[index + 1];
        if (owner === undefined) return null;
        return (
          <fieldset key={owner.owner} data-seat-row={owner.seat} className="player-row">
            <legend className="sr-only">{words('cluesOf', { name: owner.name })}</legend>
            <button
              type="button"
              aria-label={owner.name}
              onClick={() => solving.release(owner.owner)}
              className="row-disc"
            >
              <SeatDisc {...owner} className="size-8" />
            </button>
            <div className="row-cells">
              {list.map(clue => (
                <Cell
                  key={clue.id}
                  id={clue.id}
                  isStruck={solving.shownProgress.lists[index]?.includes(clue) !== true}
                  isChosen={solving.chosen.get(owner.owner) === clue.id}
                  onTap={() => solving.tapClue(owner.owner, clue.id)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function OwnRow({ opened: { own }, owners }: Pick<PlayerRowsProps, 'opened' | 'owners'>) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const [reader] = owners;
  return (
    <p className="own-row">
      {reader && <SeatDisc {...reader} className="size-8" />}
      <ClueSign id={own.id} />
      <span>{words.rich('you', { b: bold, clue: short(own.id) })}</span>
    </p>
  );
}

interface CellProps {
  readonly id: ClueId;
  readonly isStruck: boolean;
  readonly isChosen: boolean;
  readonly onTap: () => void;
}

function Cell({ id, isStruck, isChosen, onTap }: CellProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  return (
    <button
      type="button"
      aria-label={isStruck ? words('struckOut', { clue: short(id) }) : short(id)}
      aria-pressed={isChosen}
      data-clue={id}
      data-struck={isStruck ? 'hand' : undefined}
      onClick={onTap}
      className="clue-cell"
    >
      <span className="face">
        <ClueSign id={id} />
        <span aria-hidden="true" className="in-words">
          {short(id)}
        </span>
        {isStruck && <StrikeLine isByHand />}
      </span>
    </button>
  );
}

/** A clue as a sign: its glyph, with the distance as a numeral, and "not" as a word. */
export function ClueSign({ id }: { readonly id: ClueId }) {
  const words = useTranslations('puzzle');
  const clue = parseClue(id);
  return (
    clue && (
      <span aria-hidden="true" className="clue-sign">
        <ClueGlyph subject={clue} />
        {clue.kind === 'within' && <b className="distance tabular">{clue.distance}</b>}
        {clue.negated && <b className="negated">{words('negated')}</b>}
      </span>
    )
  );
}
