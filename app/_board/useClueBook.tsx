import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HexShare } from '@/app/_map/Light';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { Button } from '@/app/_ui/Button';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { Owner } from '@/lib/board/pieces';
import type { Position } from '@/lib/board/position';
import { type Clue, type ClueId, formatClue, parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, type HexSet, intersection } from '@/lib/map/hexSet';
import type { Deduction } from '@/lib/solver/deduce';
import { ChosenClue } from './ChosenClue';
import { MarkChoice, SpaceNote } from './ChosenSpace';
import { ClueLists } from './ClueLists';
import { type ClueStatus, isByHand, isPossible } from './clueStatus';
import { type BoardDeduction, useBoardPieces, useKnownBoard, useOpponents } from './knownBoard';
import { LayerPanel } from './LayerPanel';
import {
  type Layer,
  mark,
  marksOf,
  type Notebook,
  note,
  type Supposition,
  strike,
  suppose,
} from './notebook';
import { PossibleSpaces } from './PossibleSpaces';
import { TableFacts } from './TableFacts';
import { useClueStatuses } from './useClueStatuses';

const LazyNotebookMap = lazyComponent(
  async () => (await import('./NotebookMap')).NotebookMap,
  <MapPlaceholder />,
);

/** A notebook that is kept somewhere. */
export interface Book {
  readonly notebook: Notebook;
  /** Draws a stroke, a pure function: it may be applied to the page's copy and to a stored one. */
  readonly write: (stroke: (notebook: Notebook) => Notebook) => void;
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
  /** The clue lists, and what is supposed. Nothing if the board's level has none. */
  readonly lists: ReactNode;
  /** Undo, and what can be done with the chosen clue. */
  readonly tools: ReactNode;
  /** How likely the spaces are, if that is computed. */
  readonly spaces: ReactNode;
  /** The note and the marks of the chosen space, if there is one. */
  readonly ofSpace: ReactNode;
  readonly space: Hex | undefined;
  readonly chooseSpace: (space: Hex | undefined) => void;
}

/** A player's notebook on the board around it: the map, the clue lists, what is supposed, and the chosen space. */
export function useClueBook(input: ClueBookInput): ClueBook {
  const { book, deduced, isListed = true, caption, banner, otherLight } = input;
  const words = useTranslations('notebook');
  const { map, position, level, owners, own: ownSeat } = useKnownBoard();
  const pieces = useBoardPieces();
  const opponents = useOpponents();
  const { notebook, write } = book;
  const joint = level === 'joint' && deduced?.ok ? deduced.value : undefined;
  const own = owners.find(({ seat }) => seat === ownSeat);

  const [layer, setLayer] = useState<Layer>('as-is');
  const [open, setOpen] = useState<Owner | undefined>(opponents[0]?.owner);
  const [clueId, setClueId] = useState<ClueId>();
  const [space, setSpace] = useState<Hex>();
  const [isInWords, setInWords] = useState(false);

  const supposition = layer === 'as-is' ? undefined : notebook.whatIf[layer];
  const { struck } = notebook;
  const status = useClueStatuses({ struck, joint, supposed: supposition?.clues });
  const opponent = opponents.find(({ owner }) => owner === open);
  const clue = clueId && parseClue(clueId);
  const chosenStatus = opponent && clue ? status(opponent.owner, clue) : undefined;
  const supposed = supposition && supposedHexes(supposition, position.known, map);
  const isClueLit = isListed && clue !== undefined && !chosenStatus?.isSupposed;
  const hasLamps = isListed ? clue === undefined : otherLight !== undefined;
  const canAct =
    chosenStatus !== undefined && (isPossible(chosenStatus) || isByHand(chosenStatus.strike));
  const marks = marksOf(notebook, layer);
  const by = chosenStatus?.strike;
  const hasLists = level !== 'none';
  const hasPieces = position.pieces.some(({ owner }) => owner === opponent?.owner);

  function act(target: Clue) {
    if (opponent === undefined) return;
    const { owner } = opponent;
    const { strike: struckBy } = status(owner, target);
    const id = formatClue(target);
    if (layer !== 'as-is') write(now => suppose(now, layer, owner, id));
    else if (struckBy === undefined || isByHand(struckBy)) write(now => strike(now, owner, id));
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
        lit={isClueLit ? clueHexes(clue, map) : isListed ? supposed : otherLight}
        litFrom={isClueLit ? sources(clue, map) : undefined}
        chosen={space}
        onChoose={hex => setSpace(hex === space ? undefined : hex)}
        marks={marks}
        beneath={supposition && notebook.marks}
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
                  layer={layer}
                  count={clueHexes(clue, map).size}
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
          onStrike={layer === 'as-is' ? act : undefined}
          isInWords={isInWords}
        />
        <TableFacts notebook={notebook} write={write} />
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
                {words(actName(layer, chosenStatus))}
              </Button>
            </>
          )}
          <Button disabled={!book.canUndo} onClick={book.undo}>
            {words('undo')}
          </Button>
        </div>
        {hasLists && (
          <LayerPanel
            layer={layer}
            onLayer={setLayer}
            supposition={supposition}
            opponents={opponents}
            own={position.known.length > 0 ? own : undefined}
            lit={supposed}
            write={write}
          />
        )}
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
          value={marks.get(space)}
          onChange={mine => write(now => mark(now, layer, space, mine))}
        />
      </>
    ),
  };
}

/** What a second tap on the chosen clue does. */
function actName(layer: Layer, status: ClueStatus | undefined) {
  if (layer !== 'as-is') return status?.isSupposed ? 'unsuppose' : 'suppose';
  return isByHand(status?.strike) ? 'putBack' : 'strikeOut';
}

/** The spaces that all supposed clues and the known own ones allow; `undefined` if none is supposed. */
function supposedHexes(
  { clues }: Supposition,
  known: Position['known'],
  map: GameMap,
): HexSet | undefined {
  if (clues.size === 0) return undefined;
  const all = [...clues.values(), ...known.map(({ clue }) => clue)];
  return intersection(all.flatMap(id => parseClue(id) ?? []).map(clue => clueHexes(clue, map)));
}

const NO_SHARES: readonly HexShare[] = [];

const sharesIn = (joint: Deduction | undefined): readonly HexShare[] =>
  joint?.habitats.map(({ hex, share = 0 }) => ({ hex, share })) ?? NO_SHARES;
