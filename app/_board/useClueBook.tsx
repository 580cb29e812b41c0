import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HexShare } from '@/app/_map/Light';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { CalmButton } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { Owner } from '@/lib/board/players';
import { type Clue, type ClueId, cluesOf, formatClue, parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import { type Hex, HexSet, intersection } from '@/lib/map/hexSet';
import type { Deduction } from '@/lib/solver/deduce';
import { BookTools } from './BookTools';
import { ChosenClue } from './ChosenClue';
import { MarkChoice, SpaceNote } from './ChosenSpace';
import { ClueLists } from './ClueLists';
import { isByHand, isPossible } from './clueStatus';
import { FactButtons } from './FactButtons';
import {
  type BoardDeduction,
  type BoardOwner,
  useBoardPieces,
  useKnownBoard,
  useOpponents,
} from './knownBoard';
import {
  hasPencil,
  inPencil,
  keepPencil,
  leaveOnly,
  mark,
  type Notebook,
  note,
  type Stroke,
  strike,
} from './notebook';
import { LeftWords, SpacesLeft } from './SpacesLeft';
import { useClueStatuses } from './useClueStatuses';

const LazyNotebookMap = lazyComponent(
  async () => (await import('./NotebookMap')).NotebookMap,
  <MapPlaceholder />,
);

/** A notebook in some kind of storage. */
export interface Book {
  readonly notebook: Notebook;
  /** Applies a stroke; it may run twice, on the page's copy and on the stored one. */
  readonly write: (stroke: Stroke) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

interface ClueBookInput {
  readonly book: Book;
  /** What follows from the board at its level of help; `undefined` if pending or not computed. */
  readonly deduced: BoardDeduction | undefined;
  /** Shown on the line above the map until a clue or space is selected. */
  readonly prompt?: ReactNode;
  readonly banner?: ReactNode;
  /** Whether the possible spaces can be lit; by default only at the level that computes their shares. */
  readonly hasSpaces?: boolean;
}

/** The parts of a notebook, for a page to arrange. */
export interface ClueBook {
  readonly map: ReactNode;
  /** The clue lists; nothing if the board's level of help has none. */
  readonly lists: ReactNode;
  /** The note and the marks of the selected space, if any. */
  readonly ofSpace: ReactNode;
  /** The row of tools. */
  readonly tools: ReactNode;
  readonly space: Hex | undefined;
}

/** A player's notebook on the board from context: the map, the clue lists, the selected space, and the tools. */
export function useClueBook(input: ClueBookInput): ClueBook {
  const { book, deduced, prompt, banner } = input;
  const words = useTranslations('notebook');
  const { map, position, level, owners, own: ownSeat } = useKnownBoard();
  const { hasSpaces = level === 'joint' } = input;
  const pieces = useBoardPieces();
  const opponents = useOpponents();
  const { notebook, write } = book;
  const deduction = deduced?.ok ? deduced.value : undefined;
  const joint = level === 'joint' ? deduction : undefined;
  const own = owners.find(({ seat }) => seat === ownSeat);

  const [isOn, setOn] = useState(false);
  const [open, setOpen] = useState<Owner | undefined>(opponents[0]?.owner);
  const [clueId, setClueId] = useState<ClueId>();
  const [space, setSpace] = useState<Hex>();
  const [isWriting, setWriting] = useState(false);
  const [isLeftOn, setLeftOn] = useState(false);

  // A reopened page with pencil marks continues trying out.
  const isTrying = isOn || hasPencil(notebook);
  const pencil = isTrying ? notebook.pencil : undefined;
  const shown = useMemo(() => (isTrying ? keepPencil(notebook) : notebook), [isTrying, notebook]);
  const draw = (stroke: Stroke) => write(isTrying ? inPencil(stroke) : stroke);
  const status = useClueStatuses({ struck: shown.struck, joint, pencil });
  const opponent = opponents.find(({ owner }) => owner === open);
  const clue = clueId && parseClue(clueId);
  const chosenStatus = opponent && clue ? status(opponent.owner, clue) : undefined;
  const supposed = opponents.flatMap(({ owner }) =>
    cluesOf(map.mode).filter(each => status(owner, each).isSupposed),
  );
  const known = position.known.flatMap(({ clue: id }) => parseClue(id) ?? []);
  const supposedHexes =
    supposed.length > 0
      ? intersection([...supposed, ...known].map(each => clueHexes(each, map)))
      : undefined;
  const left = isLeftOn && hasSpaces ? deduction?.habitats : undefined;
  const isClueLit = clue !== undefined && !chosenStatus?.isSupposed;
  const lit = isClueLit
    ? clueHexes(clue, map)
    : left
      ? HexSet.of(left.map(({ hex }) => hex))
      : supposedHexes;
  const by = chosenStatus?.strike;
  const hasLists = level !== 'none';

  function act(target: Clue) {
    if (opponent === undefined) return;
    const { owner } = opponent;
    const { strike: struckBy } = status(owner, target);
    const id = formatClue(target);
    if (struckBy === undefined || isByHand(struckBy)) draw(now => strike(now, owner, id));
  }

  function suppose(id: ClueId, { owner }: BoardOwner) {
    const possible = cluesOf(map.mode).filter(each => isPossible(status(owner, each)));
    draw(now => leaveOnly(now, owner, id, possible.map(formatClue)));
  }

  function choose(hex: Hex | undefined) {
    setSpace(hex);
    setWriting(false);
  }

  function tap(target: Clue) {
    const id = formatClue(target);
    // While a space is selected, the first tap only reselects the clue.
    if (id === clueId && space === undefined) act(target);
    setClueId(id);
    setLeftOn(false);
    choose(undefined);
  }

  function lightLeft() {
    setLeftOn(!isLeftOn);
    setClueId(undefined);
  }

  function atRest(): ReactNode {
    if (left) return <LeftWords count={left.length} />;
    if (isTrying) return words('tryOutNote');
    return prompt ?? words(hasLists ? 'tapClue' : 'tapSpace');
  }

  /** The button for the selected clue or space. */
  function ofChosen(): ReactNode {
    if (space !== undefined)
      return (
        !isTrying && (
          <CalmButton
            icon={<Icon name="note" />}
            aria-pressed={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            {words('note')}
          </CalmButton>
        )
      );
    if (isTrying) {
      if (!hasLists) return null;
      const canSuppose =
        chosenStatus !== undefined &&
        !chosenStatus.isSupposed &&
        (isPossible(chosenStatus) || isByHand(by));
      return (
        <CalmButton
          icon={<Icon name="envelope" />}
          aria-disabled={!canSuppose || undefined}
          onClick={() => canSuppose && clueId && opponent && suppose(clueId, opponent)}
        >
          {words('suppose')}
        </CalmButton>
      );
    }
    return (
      hasSpaces && (
        <SpacesLeft
          isOn={left !== undefined}
          isPending={deduction === undefined}
          onTap={lightLeft}
        />
      )
    );
  }

  return {
    space,
    map: (
      <LazyNotebookMap
        map={map}
        pieces={pieces}
        only={space === undefined ? opponent?.color : undefined}
        ringed={by?.by === 'piece' ? by.piece.hex : undefined}
        lit={lit}
        litFrom={isClueLit ? sources(clue, map) : undefined}
        chosen={space}
        onChoose={hex => choose(hex === space ? undefined : hex)}
        marks={notebook.marks}
        pencil={pencil?.marks}
        notes={notebook.notes}
        shares={clue === undefined ? sharesIn(joint) : NO_SHARES}
        caption={
          space === undefined ? (
            <p role="status" className="map-words chosen-clue">
              {clue && opponent && chosenStatus && hasLists ? (
                <ChosenClue
                  clue={clue}
                  opponent={opponent}
                  status={chosenStatus}
                  count={lit?.size ?? 0}
                  hasPieces={position.pieces.some(({ owner }) => owner === opponent.owner)}
                />
              ) : (
                atRest()
              )}
            </p>
          ) : undefined
        }
        banner={banner}
      />
    ),
    lists: hasLists && (
      <>
        <ClueLists
          mode={map.mode}
          opponents={opponents}
          own={own}
          open={open}
          onOpen={owner => {
            setOpen(owner);
            choose(undefined);
          }}
          statusOf={status}
          chosen={clueId}
          onTap={tap}
        />
        <FactButtons notebook={shown} write={draw} />
      </>
    ),
    tools: (
      <BookTools
        canUndo={book.canUndo}
        onUndo={book.undo}
        isTrying={isTrying}
        onTry={() => setOn(true)}
        onEnd={stroke => {
          if (hasPencil(notebook)) write(stroke);
          setOn(false);
        }}
      >
        {ofChosen()}
      </BookTools>
    ),
    ofSpace: space !== undefined && (
      <>
        <SpaceNote
          key={space}
          space={space}
          note={notebook.notes.get(space)}
          isOpen={isWriting}
          onNote={text => {
            const at = Date.now();
            write(now => note(now, space, { text, at }));
            setWriting(false);
          }}
        />
        <MarkChoice
          space={space}
          value={shown.marks.get(space)}
          onChange={mine => draw(now => mark(now, space, mine))}
        />
      </>
    ),
  };
}

const NO_SHARES: readonly HexShare[] = [];

const sharesIn = (joint: Deduction | undefined): readonly HexShare[] =>
  joint?.habitats.map(({ hex, share = 0 }) => ({ hex, share })) ?? NO_SHARES;
