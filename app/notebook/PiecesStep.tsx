'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ContradictionNote, useContradictionTitle } from '@/app/_board/Contradiction';
import { BoardProvider, useKnownBoard } from '@/app/_board/knownBoard';
import { EMPTY_NOTEBOOK } from '@/app/_board/notebook';
import { Palette } from '@/app/_board/Palette';
import { type Book, useClueBook } from '@/app/_board/useClueBook';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { MapPage } from '@/app/_map/MapPage';
import { formatNotebook, parseNotebook } from '@/app/_notebook/notebookText';
import { FaultNote } from '@/app/_phone/FaultNote';
import { useDeduced } from '@/app/_phone/useDeduced';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
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

interface BoardPageProps extends Omit<PiecesStepProps, 'map'> {
  readonly level: DeduceLevel;
}

/** The page with the map, and below it the clues that are left, or the pieces on the chosen space. */
function BoardPage({ head, level, children }: BoardPageProps) {
  const words = useTranslations('standalone');
  const { position } = useKnownBoard();
  const deduced = useDeduced(position, level);
  const contradiction = useContradictionTitle(deduced);
  const book = useClueBook({
    book: useStandaloneBook(),
    deduced,
    prompt: <BoardWords contradiction={contradiction} />,
    hasSpaces: true,
  });
  const { space } = book;

  return (
    <MapPage
      {...head}
      className="clue-book"
      map={book.map}
      content={
        <>
          {space !== undefined && <PiecePalette space={space} />}
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
          {space === undefined && book.lists}
          <LevelChoice value={level} />
          {children}
        </>
      }
      actions={book.tools}
    />
  );
}

/** The user's notes, stored with the board. */
function useStandaloneBook(): Book {
  const text = useStandaloneBoard(({ notes }) => notes);
  const notebook = useMemo(() => parseNotebook(text) ?? EMPTY_NOTEBOOK, [text]);
  const [last, setLast] = useState<{ readonly from: string; readonly to: string }>();
  return {
    notebook,
    // Not if another window has written since.
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

/** The number of pieces, and a contradiction or a prompt. */
function BoardWords({ contradiction }: { readonly contradiction: string | undefined }) {
  const words = useTranslations('standalone');
  const notebook = useTranslations('notebook');
  const count = useKnownBoard().position.pieces.length;
  if (count === 0) return words('where');
  return (
    <>
      <b>{words('count', { count })}</b>{' '}
      {contradiction ? (
        <span className="text-danger">{contradiction}</span>
      ) : (
        <span className="text-soft">{notebook('tapClue')}</span>
      )}
    </>
  );
}

/** The pieces to place on a space; a second tap removes a piece. */
function PiecePalette({ space }: { readonly space: Hex }) {
  const words = useTranslations('standalone');
  const { position } = useKnownBoard();
  return (
    <section aria-label={words('step.pieces')}>
      <h2 className="sr-only">{words('which', { space: formatHex(space) })}</h2>
      <Palette
        space={space}
        isThere={(owner, kind) =>
          position.pieces.some(
            each => each.owner === owner && each.hex === space && each.kind === kind,
          )
        }
        onTap={(owner, kind) => tapPiece(owner, space, kind)}
      />
    </section>
  );
}

/** The choice of how much the app deduces from the board. */
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
