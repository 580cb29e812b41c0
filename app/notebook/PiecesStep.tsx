'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { PieceIcon } from '@/app/_map/PieceGlyph';
import { hexWords } from '@/app/_map/words';
import { ClueLine } from '@/app/_notebook/ClueLine';
import { NotebookMap } from '@/app/_notebook/NotebookMap';
import { SpaceShares } from '@/app/_notebook/PossibleSpaces';
import { FaultNote } from '@/app/_phone/FaultNote';
import { type DeductionInput, useDeduced } from '@/app/_phone/useDeduced';
import { drawnPieces, type OwnerLabel } from '@/app/_table/useBoard';
import { Choice } from '@/app/_ui/Choice';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { Piece } from '@/lib/board/pieces';
import { type Owner, PIECE_KINDS } from '@/lib/board/pieces';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { DeductionView } from '@/lib/game/record/deductionView';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';
import { ContradictionNote, useContradiction } from './ContradictionNote';
import { LevelChoice, StandaloneLists } from './StandaloneLists';
import { type Level, tapPiece, useStandaloneBoard } from './standaloneBoard';
import { useStandaloneOwners } from './useStandaloneOwners';

const VIEWS = ['pieces', 'clues', 'spaces'] as const;
type View = (typeof VIEWS)[number];

const NO_MARKS = new Map<Hex, never>();

interface PiecesStepProps {
  readonly head: PageHeadProps;
  readonly map: GameMap;
  /** The links to the other steps, at the end. */
  readonly children: ReactNode;
}

/** The pieces on the board, and what follows from them: the remaining clues and spaces. */
export function PiecesStep({ head, map, children }: PiecesStepProps) {
  const words = useTranslations('standalone');
  const mapMessages = useTranslations('map');
  const board = useStandaloneBoard();
  const { players, own, pieces, level } = board;
  const owners = useStandaloneOwners(players);
  const input = useMemo<DeductionInput>(
    () => ({ mapCode: formatMapCode(map), players, own, pieces, level }),
    [map, players, own, pieces, level],
  );
  const deduced = useDeduced(input);
  const [view, setView] = useState<View>('pieces');
  const [space, setSpace] = useState<Hex>();
  const [open, setOpen] = useState<Owner>();
  const [clue, setClue] = useState<Clue>();
  const drawn = useMemo(() => drawnPieces({ pieces }, owners), [pieces, owners]);
  const habitats = deduced?.ok ? deduced.value.habitats : [];
  const shares = view === 'spaces' ? habitats : [];
  const contradiction = useContradiction({ deduced, owners });

  function lit(): HexSet | undefined {
    if (view === 'clues') return clue && clueHexes(clue, map);
    if (view === 'spaces' && deduced?.ok) return HexSet.of(habitats.map(({ hex }) => hex));
    return undefined;
  }

  return (
    <MapPage
      {...head}
      className="notebook-alone"
      map={
        <NotebookMap
          map={map}
          pieces={drawn}
          only={view === 'clues' && open !== undefined ? owners[open]?.color : undefined}
          lit={lit()}
          marks={NO_MARKS}
          notes={NO_MARKS}
          shares={shares.flatMap(({ hex, share }) => (share === undefined ? [] : [{ hex, share }]))}
          caption={
            <ClueLine
              title={
                space === undefined || view !== 'pieces'
                  ? words('count', { count: pieces.length })
                  : `${formatHex(space)} · ${hexWords(mapMessages, map, space)}`
              }
              note={
                contradiction ? (
                  <span className="text-danger">{contradiction}</span>
                ) : (
                  view === 'pieces' && space === undefined && words('where')
                )
              }
            />
          }
          chosen={view === 'pieces' ? space : undefined}
          onChoose={hex => {
            setSpace(hex === space ? undefined : hex);
            setView('pieces');
          }}
        />
      }
      content={
        <>
          {view === 'pieces' && <PiecePalette owners={owners} pieces={pieces} space={space} />}
          <FaultNote deduced={deduced} />
          <ContradictionNote deduced={deduced} pieces={pieces} owners={owners} />
          {view === 'clues' && (
            <StandaloneLists
              map={map}
              board={board}
              owners={owners}
              deduced={deduced}
              open={open}
              onOpen={owner => {
                setOpen(owner);
                setClue(undefined);
              }}
              chosen={clue}
              onChoose={next =>
                setClue(clue && formatClue(clue) === formatClue(next) ? undefined : next)
              }
            />
          )}
          {view === 'spaces' && (
            <SpacesLeft habitats={deduced?.ok ? habitats : undefined} level={level} />
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
          onChange={setView}
        />
      }
    />
  );
}

const KINDS = PIECE_KINDS.toReversed();

interface PiecePaletteProps {
  readonly owners: readonly OwnerLabel[];
  readonly pieces: readonly Piece[];
  readonly space: Hex | undefined;
}

/** A disc and a cube button per owner. Enabled once a space is chosen; pressed if that piece is on it. */
function PiecePalette({ owners, pieces, space }: PiecePaletteProps) {
  const words = useTranslations('standalone');
  const record = useTranslations('record');
  return (
    <section aria-label={words('step.pieces')} className="record-dock">
      <h2 className="sr-only">
        {space === undefined ? words('where') : words('which', { space: formatHex(space) })}
      </h2>
      <div className="palette" data-live={space === undefined ? undefined : ''}>
        {owners.map(({ name, seat, color }, owner) => (
          <fieldset key={color} aria-label={name}>
            <span aria-hidden="true" className="whose">
              {name}
            </span>
            {KINDS.map(kind => (
              <button
                key={kind}
                type="button"
                disabled={space === undefined}
                aria-label={record(`pieceOf.${kind}`, { whose: name })}
                aria-pressed={pieces.some(
                  each => each.owner === owner && each.hex === space && each.kind === kind,
                )}
                onClick={() => space !== undefined && tapPiece(owner, space, kind)}
              >
                <PieceIcon kind={kind} seat={seat} color={color} className="piece" />
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

interface SpacesLeftProps {
  /** `undefined` if none could be computed. */
  readonly habitats: DeductionView['habitats'] | undefined;
  readonly level: Level;
}

/** How many spaces remain, and which. */
function SpacesLeft({ habitats, level }: SpacesLeftProps) {
  const words = useTranslations('standalone');
  return (
    <>
      <LevelChoice value={level} />
      {habitats && (
        <div className="spaces-left">
          <p role="status" className="font-semibold">
            {words('left', { count: habitats.length })}
          </p>
          <SpaceShares habitats={habitats} />
        </div>
      )}
    </>
  );
}
