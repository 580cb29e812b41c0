'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClueLine } from '@/app/_board/ClueLine';
import { ContradictionNote, useContradictionTitle } from '@/app/_board/Contradiction';
import { BoardProvider, useKnownBoard } from '@/app/_board/knownBoard';
import { EMPTY_NOTEBOOK } from '@/app/_board/notebook';
import { Palette } from '@/app/_board/Palette';
import { SpaceShares } from '@/app/_board/PossibleSpaces';
import { type Book, useClueBook } from '@/app/_board/useClueBook';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { MapPage } from '@/app/_map/MapPage';
import { hexWords } from '@/app/_map/words';
import { formatNotebook, parseNotebook } from '@/app/_notebook/notebookText';
import { FaultNote } from '@/app/_phone/FaultNote';
import { useDeduced } from '@/app/_phone/useDeduced';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';
import { DEDUCE_LEVELS, type DeduceLevel } from '@/lib/solver/deduce';
import { chooseLevel, tapPiece, useStandaloneBoard } from './standaloneBoard';

interface PiecesStepProps {
  readonly head: PageHeadProps;
  readonly map: GameMap;
  /** The links to the other steps, at the end. */
  readonly children: ReactNode;
}

/** The board as entered so far, and the notebook on it. */
export function PiecesStep({ map, ...page }: PiecesStepProps) {
  const { players, seat, known, pieces, level } = useStandaloneBoard();
  const owners = useStandaloneOwners(players);
  const position = useMemo(
    () => ({ mapCode: formatMapCode(map), players, pieces, known }),
    [map, players, pieces, known],
  );
  const board = useMemo(
    () => ({ map, position, owners, level, own: seat ?? undefined }),
    [map, position, owners, level, seat],
  );
  return (
    <BoardProvider value={board}>
      <BoardPage {...page} level={level} />
    </BoardProvider>
  );
}

const VIEWS = ['pieces', 'clues', 'spaces'] as const;
type View = (typeof VIEWS)[number];

interface BoardPageProps extends Omit<PiecesStepProps, 'map'> {
  readonly level: DeduceLevel;
}

/** The pieces, the remaining clues, or the spaces left. A chosen space brings the pieces back. */
function BoardPage({ head, level, children }: BoardPageProps) {
  const words = useTranslations('standalone');
  const { position } = useKnownBoard();
  const deduced = useDeduced(position, level);
  const [chosenView, setView] = useState<View>('pieces');
  const habitats = deduced?.ok ? deduced.value.habitats : undefined;
  const caption = useCaption(chosenView, useContradictionTitle(deduced));
  const book = useClueBook({
    book: useStandaloneBook(),
    deduced,
    isListed: chosenView === 'clues',
    caption,
    otherLight: useMemo(
      () =>
        habitats && chosenView === 'spaces' ? HexSet.of(habitats.map(({ hex }) => hex)) : undefined,
      [habitats, chosenView],
    ),
  });
  const { space } = book;
  const view = space === undefined ? chosenView : 'pieces';

  return (
    <MapPage
      {...head}
      className="clue-book"
      map={book.map}
      content={
        <>
          {view === 'pieces' && <PiecePalette space={space} />}
          {book.ofSpace}
          <FaultNote deduced={deduced} />
          <ContradictionNote deduced={deduced}>
            {({ owner, hex, kind }) => (
              <>
                <p>{words('whatElse')}</p>
                <Button onClick={() => tapPiece(owner, hex, kind)}>
                  {words('takeBack', { space: formatHex(hex) })}
                </Button>
              </>
            )}
          </ContradictionNote>
          {view !== 'pieces' && <LevelChoice value={level} />}
          {view === 'clues' && (
            <>
              {book.lists}
              {book.tools}
            </>
          )}
          {view === 'spaces' && habitats && (
            <div className="spaces-left">
              <p role="status" className="font-semibold">
                {words('left', { count: habitats.length })}
              </p>
              <SpaceShares habitats={habitats} />
            </div>
          )}
          {children}
        </>
      }
      actions={
        <Choice
          legend={words('views')}
          isLegendHidden
          name="view"
          options={VIEWS.map(value => ({ value, label: words(`view.${value}`) }))}
          value={view}
          onChange={next => {
            setView(next);
            book.chooseSpace(undefined);
          }}
        />
      }
    />
  );
}

/** The notes on the board, kept with it. */
function useStandaloneBook(): Book {
  const text = useStandaloneBoard(({ notes }) => notes);
  const notebook = useMemo(() => parseNotebook(text) ?? EMPTY_NOTEBOOK, [text]);
  const [last, setLast] = useState<{ readonly from: string; readonly to: string }>();
  return {
    notebook,
    // Not over what another window has written since.
    canUndo: last?.to === text,
    write(stroke) {
      useStandaloneBoard.setState(({ notes: from }) => {
        const to = formatNotebook(stroke(parseNotebook(from) ?? EMPTY_NOTEBOOK));
        setLast({ from, to });
        return { notes: to };
      });
    },
    undo() {
      useStandaloneBoard.setState(({ notes }) => ({
        notes: last?.to === notes ? last.from : notes,
      }));
      setLast(undefined);
    },
  };
}

/** The chosen space in words, or how many pieces there are, and what is wrong with them. */
function useCaption(view: View, contradiction: string | undefined) {
  const words = useTranslations('standalone');
  const mapMessages = useTranslations('map');
  const { map, position } = useKnownBoard();
  return (space: Hex | undefined): ReactNode =>
    (space !== undefined || view !== 'clues') && (
      <ClueLine
        title={
          space === undefined
            ? words('count', { count: position.pieces.length })
            : `${formatHex(space)} · ${hexWords(mapMessages, map, space)}`
        }
        note={
          contradiction ? (
            <span className="text-danger">{contradiction}</span>
          ) : (
            space === undefined && view === 'pieces' && words('where')
          )
        }
      />
    );
}

/** The box of pieces; a second tap takes a piece off. */
function PiecePalette({ space }: { readonly space: Hex | undefined }) {
  const words = useTranslations('standalone');
  const { position } = useKnownBoard();
  return (
    <section aria-label={words('step.pieces')}>
      <h2 className="sr-only">
        {space === undefined ? words('where') : words('which', { space: formatHex(space) })}
      </h2>
      <Palette
        space={space}
        isThere={(owner, kind) =>
          position.pieces.some(
            each => each.owner === owner && each.hex === space && each.kind === kind,
          )
        }
        onTap={(owner, kind) => space !== undefined && tapPiece(owner, space, kind)}
      />
    </section>
  );
}

/** How much the app deduces from the board. */
function LevelChoice({ value }: { readonly value: DeduceLevel }) {
  const words = useTranslations('assist');
  return (
    <Choice
      legend={words('howMuch')}
      isLegendHidden
      name="level"
      options={DEDUCE_LEVELS.map(level => ({ value: level, label: words(`name.${level}`) }))}
      value={value}
      onChange={chooseLevel}
    />
  );
}
