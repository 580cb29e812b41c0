import { type KeyboardEvent, memo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Clue, type ClueId, formatClue } from '@/lib/clues/clue';
import { type ClueGroup, clueGroups } from '@/lib/clues/clueGroups';
import { ClueGlyph } from './ClueGlyph';
import { type ClueStatus, isByHand, toPercent, useClueStatusWords } from './clueStatus';
import { GroupHead, type ListProps } from './GroupHead';
import type { BoardOwner } from './knownBoard';
import { PieceIcon } from './SeatDisc';

/**
 * All positive or all negated clues as buttons, with a roving tab stop. Arrow keys focus and select a clue; X crosses
 * the selected one out.
 */
export function ClueGrid(props: ListProps) {
  const { mode, sign, chosen } = props;
  const groups = clueGroups(mode, sign === 'negated');
  const ids = groups.flatMap(({ clues }) => clues).map(formatClue);
  const stop = ids.find(id => id === chosen) ?? ids[0];
  const grid = useRef<HTMLDivElement>(null);

  function followKey(event: KeyboardEvent) {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const focused = cells.find(cell => cell === event.target);
    if (event.key === 'x' && focused?.ariaPressed === 'true') focused.click();
    const next = nextCell(cells, focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the buttons inside.
    <div ref={grid} onKeyDown={followKey} className="clue-grid">
      {groups.map(group => (
        <Group key={group.kind} group={group} stop={stop} {...props} />
      ))}
    </div>
  );
}

interface GroupProps extends ListProps {
  readonly group: ClueGroup;
  readonly stop: ClueId | undefined;
}

function Group({ group: { kind, clues }, stop, ...list }: GroupProps) {
  const { sign, opponent, own, chosen, statusOf, onTap } = list;
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const describe = useClueStatusWords();
  const [first] = clues;
  return (
    <section className={`clue-group ${kind}`}>
      <GroupHead
        title={words(`group.${sign}.${kind}`)}
        steps={first?.kind === 'within' ? first.distance : undefined}
        statuses={clues.map(statusOf)}
      />
      <div className="cells">
        {clues.map(clue => {
          const id = formatClue(clue);
          const status = statusOf(clue);
          const statusText = describe(status, opponent);
          return (
            <ClueCell
              key={id}
              clue={clue}
              label={
                statusText ? words('clueSaid', { clue: short(id), said: statusText }) : short(id)
              }
              status={status}
              opponent={opponent}
              own={own}
              isChosen={id === chosen}
              isStop={id === stop}
              onTap={onTap}
            />
          );
        })}
      </div>
    </section>
  );
}

/** A cell that arrow keys can reach. Rows differ in length, so positions decide. */
interface Cell {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

const isArrowKey = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS;

/** Weight of sideways distance, compared with distance in the arrow's direction. */
const ASIDE = 3;

/** The nearest cell in the arrow's direction; `undefined` at the edge and for other keys. */
function nextCell<C extends Cell>(
  cells: readonly C[],
  from: C | undefined,
  key: string,
): C | undefined {
  if (from === undefined || !isArrowKey(key)) return undefined;
  const direction = DIRECTIONS[key];
  const start = middle(from);
  let best: { cell: C; cost: number } | undefined;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && (best === undefined || cost < best.cost)) best = { cell, cost };
  }
  return best?.cell;
}

function middle(cell: Cell): { x: number; y: number } {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

interface ClueCellProps {
  readonly clue: Clue;
  /** The clue and its status, for screen readers. */
  readonly label: string;
  readonly status: ClueStatus;
  readonly opponent: BoardOwner;
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onTap: (clue: Clue) => void;
}

/** A clue as a button with an icon, at least 44 by 46 pixels. */
const ClueCell = memo(function ClueCell(props: ClueCellProps) {
  const { clue, label, status, opponent, own, isChosen, isStop, onTap } = props;
  const { strike, isPencil, isSupposed } = status;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-struck={strike?.by}
      data-supposed={isSupposed ? '' : undefined}
      data-printed
      onClick={() => onTap(clue)}
      className="clue-cell"
    >
      <span className="face">
        <ClueGlyph subject={clue} />
        {strike && strike.by !== 'band' && (
          <StrikeLine isByHand={isByHand(strike)} pencil={isPencil ? 'in-pencil' : undefined} />
        )}
        {!strike && isPencil && <StrikeLine isByHand pencil="beneath" />}
        <StruckCorner status={status} opponent={opponent} own={own} />
      </span>
    </button>
  );
});

interface StruckCornerProps {
  readonly status: ClueStatus;
  readonly opponent: BoardOwner;
  /** The notebook's owner, whose disc marks their own clue. */
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
}

/** The corner of a clue's cell: the piece that rules the clue out, the reader's own disc, or the clue's share. */
function StruckCorner({ status: { strike, share }, opponent, own }: StruckCornerProps) {
  if (strike?.by === 'piece') return <Corner kind={strike.piece.kind} {...opponent} />;
  if (strike?.by === 'own' && own) return <Corner kind="disc" {...own} />;
  if (share === undefined || strike) return null;
  return (
    <b aria-hidden="true" className="corner share tabular">
      {toPercent(share)}
    </b>
  );
}

interface CornerProps extends Pick<BoardOwner, 'seat' | 'color'> {
  readonly kind: 'cube' | 'disc';
}

const Corner = ({ kind, seat, color }: CornerProps) => (
  <PieceIcon kind={kind} seat={seat} color={color} className="corner" />
);

interface StrikeLineProps {
  /** By hand, the line is thick and rises; by the board, it is thin and falls. */
  readonly isByHand: boolean;
  /** In pencil, the line is broken; a line that pencil takes back is pale. */
  readonly pencil?: 'in-pencil' | 'beneath' | undefined;
}

/** The line through a crossed-out clue. */
export const StrikeLine = ({ isByHand, pencil }: StrikeLineProps) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`stroke ${isByHand ? 'by-hand' : ''} ${pencil ?? ''}`}
  >
    <path d={isByHand ? 'M5 88 95 12' : 'M5 14 95 86'} />
  </svg>
);
