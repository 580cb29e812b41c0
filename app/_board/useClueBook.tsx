import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HexShare } from '@/app/_map/Light';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { Button } from '@/app/_ui/Button';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { Owner } from '@/lib/board/pieces';
import { type Clue, type ClueId, cluesOf, formatClue, parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import { type Hex, type HexSet, intersection } from '@/lib/map/hexSet';
import type { Deduction } from '@/lib/solver/deduce';
import { ChosenClue } from './ChosenClue';
import { MarkChoice, SpaceNote } from './ChosenSpace';
import { ClueLists } from './ClueLists';
import { isByHand, isPossible } from './clueStatus';
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
import { PossibleSpaces } from './PossibleSpaces';
import { TableFacts } from './TableFacts';
import { TryOut } from './TryOut';
import { useClueStatuses } from './useClueStatuses';

const LazyNotebookMap = lazyComponent(
  async () => (await import('./NotebookMap')).NotebookMap,
  <MapPlaceholder />,
);

/** A notebook that is kept somewhere. */
export interface Book {
  readonly notebook: Notebook;
  /** Draws a stroke, which may be applied to the page's copy and to a stored one. */
  readonly write: (stroke: Stroke) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

interface ClueBookInput {
  readonly book: Book;
  /** What follows from the board at its level; `undefined` if that is pending, or not computed. */
  readonly deduced: BoardDeduction | undefined;
  /** Whether the page shows the lists now, and so the map the chosen clue; by default it does. */
  readonly isListed?: boolean;
  /** Words below the map about the chosen space, if any, in place of those about the chosen clue. */
  readonly caption?: (space: Hex | undefined) => ReactNode;
  readonly banner?: ReactNode;
  /** The spaces to light while the page shows no lists. */
  readonly otherLight?: HexSet | undefined;
}

/** The parts of a book of clues, for a page to arrange. */
export interface ClueBook {
  readonly map: ReactNode;
  /** The clue lists. Nothing if the board's level has none. */
  readonly lists: ReactNode;
  /** Undo, what can be done with the chosen clue, and trying out. */
  readonly tools: ReactNode;
  /** How likely the spaces are, if that is computed. */
  readonly spaces: ReactNode;
  /** The note and the marks of the chosen space, if there is one. */
  readonly ofSpace: ReactNode;
  readonly space: Hex | undefined;
  readonly chooseSpace: (space: Hex | undefined) => void;
}

/** A player's notebook on the board around it: the map, the clue lists, and the chosen space. */
export function useClueBook(input: ClueBookInput): ClueBook {
  const { book, deduced, isListed = true, caption, banner, otherLight } = input;
  const words = useTranslations('notebook');
  const { map, position, level, owners, own: ownSeat } = useKnownBoard();
  const pieces = useBoardPieces();
  const opponents = useOpponents();
  const { notebook, write } = book;
  const joint = level === 'joint' && deduced?.ok ? deduced.value : undefined;
  const own = owners.find(({ seat }) => seat === ownSeat);

  const [isOn, setOn] = useState<boolean>();
  const [open, setOpen] = useState<Owner | undefined>(opponents[0]?.owner);
  const [clueId, setClueId] = useState<ClueId>();
  const [space, setSpace] = useState<Hex>();
  const [isInWords, setInWords] = useState(false);

  // A page that opens goes on trying out what is in pencil.
  const isTrying = isOn ?? hasPencil(notebook);
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
  const isClueLit = isListed && clue !== undefined && !chosenStatus?.isSupposed;
  const lit = isClueLit ? clueHexes(clue, map) : isListed ? supposedHexes : otherLight;
  const hasLamps = isListed ? clue === undefined : otherLight !== undefined;
  const canAct =
    chosenStatus !== undefined && (isPossible(chosenStatus) || isByHand(chosenStatus.strike));
  const by = chosenStatus?.strike;
  const hasLists = level !== 'none';
  const hasPieces = position.pieces.some(({ owner }) => owner === opponent?.owner);

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

  function toggle() {
    setOn(isTrying && !hasPencil(notebook) ? undefined : !isTrying);
  }

  // Afterwards what is in pencil decides, since undo may bring it back.
  function endTrying(stroke: Stroke) {
    if (hasPencil(notebook)) write(stroke);
    setOn(undefined);
  }

  function tap(target: Clue) {
    const id = formatClue(target);
    // While a space is shown, the first tap only brings the clue back.
    if (id === clueId && space === undefined) act(target);
    setClueId(id);
    setSpace(undefined);
  }

  return {
    space,
    chooseSpace: setSpace,
    map: (
      <LazyNotebookMap
        map={map}
        pieces={pieces}
        only={isListed && space === undefined ? opponent?.color : undefined}
        ringed={isListed && by?.by === 'piece' ? by.piece.hex : undefined}
        lit={lit}
        litFrom={isClueLit ? sources(clue, map) : undefined}
        chosen={space}
        onChoose={hex => setSpace(hex === space ? undefined : hex)}
        marks={notebook.marks}
        pencil={pencil?.marks}
        notes={notebook.notes}
        shares={hasLamps ? sharesIn(joint) : NO_SHARES}
        caption={
          caption?.(space) ||
          (space === undefined && (
            <p role="status" className="map-words chosen-clue">
              {clue && opponent && chosenStatus && hasLists ? (
                <ChosenClue
                  clue={clue}
                  opponent={opponent}
                  status={chosenStatus}
                  count={lit?.size ?? 0}
                  hasPieces={hasPieces}
                />
              ) : (
                words(hasLists ? 'tapClue' : 'tapSpace')
              )}
            </p>
          ))
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
            setSpace(undefined);
          }}
          statusOf={status}
          chosen={clueId}
          onTap={tap}
          onStrike={act}
          isInWords={isInWords}
        />
        <TableFacts notebook={shown} write={draw} />
      </>
    ),
    tools: (
      <>
        <div className="tools">
          {hasLists && (
            <>
              <Button onClick={() => setInWords(!isInWords)}>
                {words(isInWords ? 'asSigns' : 'inWords')}
              </Button>
              <Button disabled={!canAct} onClick={clue && (() => act(clue))}>
                {words(isByHand(by) ? 'putBack' : 'strikeOut')}
              </Button>
            </>
          )}
          <Button disabled={!book.canUndo} onClick={book.undo}>
            {words('undo')}
          </Button>
        </div>
        <TryOut isOn={isTrying} onToggle={toggle} onEnd={endTrying}>
          {hasLists && (
            <Button
              disabled={!canAct || chosenStatus.isSupposed}
              onClick={clueId && opponent && (() => suppose(clueId, opponent))}
            >
              {words('suppose')}
            </Button>
          )}
        </TryOut>
      </>
    ),
    spaces: level === 'joint' && <PossibleSpaces habitats={joint?.habitats} />,
    ofSpace: space !== undefined && (
      <>
        <SpaceNote
          key={space}
          space={space}
          note={notebook.notes.get(space)}
          onNote={text => {
            const at = Date.now();
            write(now => note(now, space, { text, at }));
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
