import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { hasEntries } from '@/app/_table/tableFacts';
import { useGameMap } from '@/app/_table/useGameMap';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { replayAddress, tableAddress } from '@/app/addresses';
import { cumulativeIntersections, leastInformativeOrder } from '@/lib/clues/intersections';
import { HEX_COUNT, type Hex, HexSet } from '@/lib/map/hexSet';
import { useFoundWords } from '../Plate';
import { type Uncovered, uncoveredClues } from '../uncoveredClues';

/** The clues applied one after the other, each leaving fewer spaces, down to the habitat. Any clue can be left out. */
export function ClueIntersection({ habitat }: { readonly habitat: Hex }) {
  const words = useTranslations('replay');
  const pages = useTranslations('pages');
  const view = useTable(state => state.view);
  const map = useGameMap();
  const clues = useMemo(() => uncoveredClues(view, map), [view, map]);
  const { rows, count, left, isWhole, next, leaveOut } = useClueSteps(clues);
  const [chosen, setChosen] = useState<Hex>();
  const found = useFoundWords();
  const hasReplay = hasEntries(view);
  return (
    <TablePage
      className="look-back"
      title={words('lookBack')}
      note={found}
      back={{ href: tableAddress(view.code), label: pages('toTable') }}
      tabs={<TableTabs />}
      map={
        <TableMap
          pieces={undefined}
          called={undefined}
          lit={left}
          litBy={count === 1 ? 'uncovered' : 'met'}
          habitat={left.single === habitat ? habitat : undefined}
          chosen={chosen}
          onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
          caption={
            <p role="status" className="met-count">
              {words.rich('fit', { count: left.size, clues: count, big: inLarge })}
            </p>
          }
        />
      }
      content={
        <section aria-label={words('theClues')}>
          <ol className="met-rows">
            {rows.map(row => (
              <ClueStepRow key={row.clue.id} {...row} onLeaveOut={() => leaveOut(row.clue.id)} />
            ))}
          </ol>
          <p className="text-note text-soft">{words('tapDisc')}</p>
        </section>
      }
      actions={
        <div className="look-back-buttons">
          <Button kind="primary" onClick={next}>
            {words(isWhole ? 'fromStart' : 'nextClue')}
          </Button>
          {hasReplay && <ButtonLink href={replayAddress(view.code)}>{words('title')}</ButtonLink>}
        </div>
      }
    />
  );
}

const inLarge = (chunks: ReactNode) => <b className="large">{chunks}</b>;

interface ClueStepRowProps extends ClueStep {
  readonly onLeaveOut: () => void;
}

/** A clue and the number of spaces left after it and those before it; its disc toggles leaving it out. */
function ClueStepRow(props: ClueStepRowProps) {
  const { clue, seat, color, left, isLeftOut, isApplied, isLatest, onLeaveOut } = props;
  const words = useTranslations('replay');
  const short = useTranslations('clues.short');
  const name = useSeatName()(seat);
  const state = isLeftOut ? 'left-out' : isLatest ? 'now' : isApplied ? 'met' : 'to-come';
  return (
    <li className="met-row" data-state={state} aria-current={isLatest ? 'step' : undefined}>
      <button
        type="button"
        data-printed
        aria-pressed={isLeftOut}
        aria-label={words('excludeClue', { name, clue: short(clue.id) })}
        onClick={onLeaveOut}
      >
        <SeatDisc seat={seat.seat} color={color} className="size-[30px]" />
      </button>
      <div className="min-w-0 grow">
        <p>{short(clue.id)}</p>
        <div aria-hidden="true" className="bar">
          {!isLeftOut && <div style={{ width: `${(100 * left.size) / HEX_COUNT}%` }} />}
        </div>
      </div>
      <span aria-hidden="true" className="left">
        {isApplied ? left.size : '·'}
      </span>
      {isApplied && <span className="sr-only">{words('left', { count: left.size })}</span>}
    </li>
  );
}

/** A clue in the sequence in which they are applied. */
interface ClueStep extends Uncovered {
  readonly isLeftOut: boolean;
  /** Whether the sequence has reached it. */
  readonly isApplied: boolean;
  /** Whether it is the latest one applied. */
  readonly isLatest: boolean;
  /** The spaces that satisfy it and all clues before it that are not left out. */
  readonly left: HexSet;
}

/** The clues in the order in which they are applied, and how many have been. */
function useClueSteps(clues: readonly Uncovered[]) {
  const [applied, setApplied] = useState(1);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const sequence = useMemo(
    () =>
      leastInformativeOrder(clues.map(({ hexes }) => hexes)).flatMap(place => clues[place] ?? []),
    [clues],
  );
  const { included, lefts } = useMemo(() => {
    const clueSteps = sequence.filter(({ clue }) => !leftOut.has(clue.id));
    return {
      included: clueSteps,
      lefts: cumulativeIntersections(clueSteps.map(({ hexes }) => hexes)),
    };
  }, [sequence, leftOut]);
  const count = Math.min(applied, included.length);
  const rows: ClueStep[] = sequence.map(each => {
    const place = included.indexOf(each);
    return {
      ...each,
      isLeftOut: place < 0,
      isApplied: place >= 0 && place < count,
      isLatest: place >= 0 && place === count - 1,
      left: lefts[place] ?? HexSet.all,
    };
  });
  return {
    rows,
    count,
    left: lefts[count - 1] ?? HexSet.all,
    isWhole: count === included.length,
    next: () => setApplied(count < included.length ? count + 1 : 1),
    leaveOut: (id: string) => setLeftOut(toggled(leftOut, id)),
  };
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const others = new Set(set);
  if (!others.delete(item)) others.add(item);
  return others;
}
