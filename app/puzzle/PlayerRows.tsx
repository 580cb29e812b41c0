import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { StrikeLine } from '@/app/_board/ClueGrid';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { bold } from '@/app/_ui/bold';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import type { List } from '@/lib/puzzle/light';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { LISTED_CLUES } from '@/lib/puzzle/puzzle';
import type { Pin } from './pin';
import type { Solving } from './useSolve';

interface PlayerRowsProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
}

/** A row for each player: the reader's own clue, or the clues that another player may hold. */
export function PlayerRows({ opened, owners, solving }: PlayerRowsProps) {
  return (
    <div className="player-rows">
      <OwnRow opened={opened} owners={owners} />
      {owners.slice(1).map(owner => (
        <PlayerRow
          key={owner.owner}
          owner={owner}
          list={opened.start[owner.owner - 1] ?? []}
          solving={solving}
        />
      ))}
    </div>
  );
}

function OwnRow({ opened: { own }, owners }: Pick<PlayerRowsProps, 'opened' | 'owners'>) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const [reader] = owners;
  return (
    <p className="own-row">
      {reader && <SeatDisc {...reader} className="size-[32px] flex-none" />}
      <ClueSign id={own.id} />
      <span>{words.rich('you', { b: bold, clue: short(own.id) })}</span>
    </p>
  );
}

interface PlayerRowProps {
  readonly owner: BoardOwner;
  readonly list: List;
  readonly solving: Solving;
}

function PlayerRow({ owner, list, solving }: PlayerRowProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  if (list.length === 0) return null;
  const left = solving.shownProgress.lists[owner.owner - 1];
  const chosen = solving.chosen.get(owner.owner);
  return (
    <fieldset
      data-seat-row={owner.seat}
      data-long={list.length > LISTED_CLUES ? '' : undefined}
      className="player-row"
    >
      <legend className="sr-only">{words('cluesOf', { name: owner.name })}</legend>
      <button
        type="button"
        aria-label={owner.name}
        data-printed
        onClick={() => solving.release(owner.owner)}
        className="row-disc"
      >
        <SeatDisc {...owner} className="size-[32px]" />
      </button>
      <p aria-hidden="true" className="row-said">
        {chosen === undefined ? owner.name : <b>{short(chosen)}</b>}
      </p>
      <div style={{ '--count': list.length } as CSSProperties} className="row-cells">
        {list.map(clue => (
          <Cell
            key={clue.id}
            id={clue.id}
            isStruck={left?.includes(clue) !== true}
            isChosen={chosen === clue.id}
            isNamed={solving.isNamed(owner.owner, clue.id)}
            allows={left?.includes(clue) ? solving.allows(clue) : undefined}
            pin={solving.pin}
            onTap={() => solving.tapClue(owner.owner, clue.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CellProps {
  readonly id: ClueId;
  readonly isStruck: boolean;
  readonly isChosen: boolean;
  /** Whether a hint refers to the clue. */
  readonly isNamed: boolean;
  /** Whether the clue allows the pinned space but not the one it is compared with, if any. */
  readonly allows: 'both' | 'only' | undefined;
  readonly pin: Pin | undefined;
  readonly onTap: () => void;
}

function Cell({ id, isStruck, isChosen, isNamed, allows, pin, onTap }: CellProps) {
  const words = useTranslations('puzzle');
  const clue = useTranslations('clues.short')(id);
  function label(): string {
    if (isStruck) return words('struckOut', { clue });
    if (pin === undefined || allows === undefined) return clue;
    const space = formatHex(pin.space);
    return allows === 'only' && pin.other !== undefined
      ? words('allowsOnly', { clue, space, other: formatHex(pin.other) })
      : words('allows', { clue, space });
  }
  return (
    <button
      type="button"
      aria-label={label()}
      aria-pressed={isChosen}
      data-clue={id}
      data-struck={isStruck ? 'hand' : undefined}
      data-allows={allows}
      data-named={isNamed ? '' : undefined}
      data-printed
      onClick={onTap}
      className="clue-cell"
    >
      <span className="face">
        <ClueSign id={id} />
        <span aria-hidden="true" className="in-words">
          {clue}
        </span>
        {isStruck && <StrikeLine isByHand />}
      </span>
    </button>
  );
}

/** A clue as an icon, with its distance as a numeral and "not" as a word. */
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
