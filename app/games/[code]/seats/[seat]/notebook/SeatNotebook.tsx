'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { ClueLists } from '@/app/_notebook/ClueLists';
import { type ClueStatus, isByHand, isPossible } from '@/app/_notebook/clueStatus';
import {
  type Layer,
  mark,
  marksOf,
  note,
  type Supposition,
  strike,
  suppose,
} from '@/app/_notebook/notebook';
import { PossibleSpaces } from '@/app/_notebook/PossibleSpaces';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from '@/app/_table/NoticeBar';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { useBoard, useDrawnPieces } from '@/app/_table/useBoard';
import { useGameMap } from '@/app/_table/useGameMap';
import { Button } from '@/app/_ui/Button';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { TroubleNote } from '@/app/_ui/Message';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { lookAddress, seatAddress } from '@/app/addresses';
import type { Owner } from '@/lib/board/pieces';
import { type Clue, type ClueId, formatClue, parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatSummary } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, type HexSet, intersection } from '@/lib/map/hexSet';
import { BoardNews } from './BoardNews';
import { ChosenClue } from './ChosenClue';
import { MarkChoice, SpaceNote } from './ChosenSpace';
import { LayerPanel } from './LayerPanel';
import { NotebookStorage, useNotebook } from './NotebookStorage';
import { OwnClueRow, useOwnCluesByLook } from './OwnClueRow';
import {
  sharesOf,
  useClueStatuses,
  useDeduction,
  useOpponents,
  usesPieces,
} from './useClueStatuses';

const LazyNotebookMap = lazyComponent(
  async () => (await import('@/app/_notebook/NotebookMap')).NotebookMap,
  <MapPlaceholder />,
);

/** A seat's notebook: the map, the chosen clue or space below it, the clue lists, and what is supposed. */
export function SeatNotebook({ seat }: { readonly seat: SeatSummary }) {
  const words = useTranslations('notebook');
  const seatWords = useTranslations('seat');
  const { code, mode, assist: level, phase } = useTable(state => state.view);

  const map = useGameMap();
  const board = useBoard();
  const pieces = useDrawnPieces();
  const opponents = useOpponents(seat.seat);
  const own = useOwnCluesByLook(seat.seat);
  const book = useNotebook(seat.seat);
  const { notebook, write } = book;
  const deduced = useDeduction(seat.seat, board, own.clues);
  const shares = useMemo(
    () => (level === 'joint' && deduced?.ok ? sharesOf(deduced.value) : undefined),
    [level, deduced],
  );

  const [layer, setLayer] = useState<Layer>('as-is');
  const [open, setOpen] = useState<Owner | undefined>(opponents[0]?.owner);
  const [clueId, setClueId] = useState<ClueId>();
  const [space, setSpace] = useState<Hex>();
  const [isInWords, setInWords] = useState(false);

  const supposition = layer === 'as-is' ? undefined : notebook.whatIf[layer];
  const status = useClueStatuses({
    map,
    level,
    board,
    opponents,
    notebook,
    own: own.clues,
    shares: shares?.clues,
    supposed: supposition?.clues,
  });
  const opponent = opponents.find(({ owner }) => owner === open);
  const clue = clueId && parseClue(clueId);
  const chosenStatus = opponent && clue ? status(opponent.owner, clue) : undefined;
  const supposed = supposition && supposedHexes(supposition, own.clues, map);
  const lit = clue && !chosenStatus?.isSupposed ? clueHexes(clue, map) : supposed;
  const canAct =
    chosenStatus !== undefined && (isPossible(chosenStatus) || isByHand(chosenStatus.strike));
  const marks = marksOf(notebook, layer);

  function act(target: Clue) {
    if (opponent === undefined) return;
    const { owner } = opponent;
    const { strike: struck } = status(owner, target);
    const id = formatClue(target);
    if (layer !== 'as-is') write(now => suppose(now, layer, owner, id));
    else if (struck === undefined || isByHand(struck)) write(now => strike(now, owner, id));
  }

  function tap(target: Clue) {
    const id = formatClue(target);
    // While a space is shown, the first tap only brings the clue back.
    if (id === clueId && space === undefined) act(target);
    setClueId(id);
    setSpace(undefined);
  }

  const hasLists = level !== 'none';
  const deduces = usesPieces(level);
  // The notebook is stored on the phone, so the server cannot render it.
  const isHydrated = useIsHydrated();
  const back = isPhoneCode(code) ? lookAddress : seatAddress;
  return (
    <TablePage
      className="seat-notebook"
      title={words('title')}
      note={seatWords('only', { seat: seat.seat })}
      back={{ href: back(code, seat.seat), label: words('toSeat') }}
      tabs={<TableTabs current={seat.seat} />}
      map={
        <LazyNotebookMap
          map={map}
          pieces={pieces}
          only={space === undefined ? opponent?.color : undefined}
          ringed={chosenStatus?.strike?.by === 'piece' ? chosenStatus.strike.piece.hex : undefined}
          lit={lit}
          litFrom={clue && !chosenStatus?.isSupposed ? sources(clue, map) : undefined}
          chosen={space}
          onChoose={hex => setSpace(hex === space ? undefined : hex)}
          marks={marks}
          beneath={supposition && notebook.marks}
          notes={notebook.notes}
          shares={clue ? [] : (shares?.habitats ?? [])}
          caption={
            space === undefined ? (
              <p role="status" className="map-words chosen-clue">
                {clue && opponent && chosenStatus && hasLists ? (
                  <ChosenClue
                    clue={clue}
                    opponent={opponent}
                    status={chosenStatus}
                    layer={layer}
                    count={clueHexes(clue, map).size}
                    hasPieces={board.of(opponent.owner).length > 0}
                  />
                ) : (
                  words(hasLists ? 'tapClue' : 'tapSpace')
                )}
              </p>
            ) : undefined
          }
          banner={<NoticeBar />}
        />
      }
      content={
        isHydrated && (
          <>
            <TroubleNote trouble={book.trouble} />
            {deduces && <BoardNews deduced={deduced} />}
            {hasLists && (
              <ClueLists
                mode={mode}
                opponents={opponents}
                own={seat}
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
            )}
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
              <Button disabled={book.last === undefined} onClick={book.undo}>
                {words('undo')}
              </Button>
            </div>
            {hasLists && (
              <LayerPanel
                layer={layer}
                onLayer={setLayer}
                supposition={supposition}
                opponents={opponents}
                own={own.clues.length > 0 ? seat : undefined}
                lit={supposed}
                write={write}
              />
            )}
            {level === 'joint' && <PossibleSpaces habitats={shares?.habitats} />}
            {deduces && phase === 'playing' && (
              <OwnClueRow own={own} isComputing={deduced === undefined} />
            )}
            <NotebookStorage book={book} />
          </>
        )
      }
      actions={
        space !== undefined && (
          <>
            <SpaceNote
              key={space}
              space={space}
              note={notebook.notes.get(space)}
              onNote={text => write(now => note(now, space, { text, at: Date.now() }))}
            />
            <MarkChoice
              space={space}
              value={marks.get(space)}
              onChange={mine => write(now => mark(now, layer, space, mine))}
            />
          </>
        )
      }
    />
  );
}

/** What a second tap on the chosen clue does. */
function actName(layer: Layer, status: ClueStatus | undefined) {
  if (layer !== 'as-is') return status?.isSupposed ? 'unsuppose' : 'suppose';
  return isByHand(status?.strike) ? 'putBack' : 'strikeOut';
}

/** The spaces that all supposed clues and the known own ones allow; `undefined` if none is supposed. */
function supposedHexes(
  { clues }: Supposition,
  own: readonly ClueId[],
  map: GameMap,
): HexSet | undefined {
  if (clues.size === 0) return undefined;
  const all = [...clues.values(), ...own].flatMap(id => parseClue(id) ?? []);
  return intersection(all.map(clue => clueHexes(clue, map)));
}
