'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { ADDRESSES } from '@/app/addresses';
import { type Clue, cluesOf, formatClue } from '@/lib/clues/clue';
import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import { useStandaloneBoard, useStandaloneMap } from '../standaloneBoard';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));

/**
 * A printable page: all clues of the game with a box to tick for each owner of pieces, and the notebook's map if it has
 * one.
 */
export function TickSheet() {
  const words = useTranslations('standalone');
  const newGame = useTranslations('new');
  const draft = useTranslations('draft');
  const mapWords = useTranslations('map');
  const map = useStandaloneMap();
  const board = useStandaloneBoard();
  const [chosenMode, setMode] = useState<Mode>();
  const [chosenPlayers, setPlayers] = useState<PlayerCount>();
  const mode = chosenMode ?? map?.mode ?? 'normal';
  const players = chosenPlayers ?? (map ? board.players : 3);
  const clues = cluesOf(mode);
  return (
    <ColumnPage
      className="tick-sheet"
      title={words('sheet')}
      note={words('sheetNote')}
      back={{ href: ADDRESSES.notebook, label: words('title') }}
    >
      <div className="grid gap-4 print:hidden">
        <Choice
          legend={draft('whichGame')}
          name="mode"
          options={MODES.map(value => ({
            value,
            label: <span className="text-base">{draft(`mode.${value}`)}</span>,
          }))}
          value={mode}
          onChange={setMode}
        />
        <Choice
          legend={newGame('howMany')}
          name="players"
          options={PLAYERS}
          value={players}
          onChange={setPlayers}
        />
      </div>
      <div className={`tick-tables ${mode}`}>
        {/* The notebook's map does not suit the other mode, whose clues differ. */}
        {map?.mode === mode && <MapDrawing map={map} label={mapWords(`mapCodeOf.${mode}`)} />}
        <TickTable clues={clues.filter(({ negated }) => !negated)} players={players} />
        {mode === 'advanced' && (
          <TickTable clues={clues.filter(({ negated }) => negated)} players={players} />
        )}
      </div>
      <BottomBar>
        <Button kind="primary" onClick={() => window.print()}>
          {words('print')}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}

interface TickTableProps {
  readonly clues: readonly Clue[];
  readonly players: PlayerCount;
}

function TickTable({ clues, players }: TickTableProps) {
  const clueWords = useTranslations('clues.short');
  const owners = useStandaloneOwners(players);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {owners.map(owner => (
            <th key={owner.owner} scope="col">
              <SeatDisc {...owner} className="mx-auto size-7" />
              <span className="sr-only">{owner.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clues.map(clue => (
          <tr key={formatClue(clue)}>
            <th scope="row">
              <span>
                <ClueGlyph subject={clue} />
                {clueWords(formatClue(clue))}
              </span>
            </th>
            {owners.map(({ owner }) => (
              <td key={owner} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
