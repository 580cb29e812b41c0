'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { Row, Rows } from '@/app/_ui/Row';
import { ClueSheet } from '@/app/judge/ClueSheet';
import { type Owner, ownersOf, playerOfSeat, seatAt, seatNumber } from '@/lib/board/players';
import { PLAYER_COUNTS, SEAT_COLORS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { choosePlayers, chooseSeat, goTo, setClue, useStandaloneBoard } from './standaloneBoard';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));
/** The option for spectators. */
const NO_SEAT = 'none';

/** The number of players, the user's seat, and optionally its clue. */
export function PlayersStep({ map }: { readonly map: GameMap }) {
  const words = useTranslations('standalone');
  const newGame = useTranslations('new');
  const ui = useTranslations('ui');
  const clueWords = useTranslations('clues.short');
  const { players, seat, known } = useStandaloneBoard();
  const owners = useStandaloneOwners(players);
  const [entering, setEntering] = useState<Owner>();
  const ownOwners = seat === null ? [] : ownersOf(playerOfSeat(seat), players);

  const seats = SEAT_COLORS.slice(0, players).map((color, index) => ({
    value: String(seatAt(index)),
    label: (
      <>
        <SeatDisc seat={seatAt(index)} color={color} className="size-8" />
        <span className="sr-only">{owners[index]?.name}</span>
      </>
    ),
  }));

  function promptOf(owner: Owner): string {
    const color = owners[owner]?.color;
    return ownOwners.length > 1 && color !== undefined
      ? words('yourClueOf', { color: ui(`color.${color}`) })
      : words('yourClue');
  }

  return (
    <div className="flex grow flex-col gap-4 pt-4">
      <Choice
        legend={newGame('howMany')}
        name="players"
        options={PLAYERS}
        value={players}
        onChange={choosePlayers}
      />
      <Choice
        legend={words('whichSeat')}
        name="seat"
        options={[...seats, { value: NO_SEAT, label: words('noSeat') }]}
        value={seat === null ? NO_SEAT : String(seat)}
        onChange={value => chooseSeat(value === NO_SEAT ? null : seatNumber(Number(value)))}
      />
      <Rows>
        {ownOwners.map(owner => {
          const entered = known.find(each => each.owner === owner);
          return (
            <Row
              key={owner}
              title={entered ? clueWords(entered.clue) : promptOf(owner)}
              note={entered ? words('takeClue') : ''}
              onClick={() => (entered ? setClue(owner, undefined) : setEntering(owner))}
            />
          );
        })}
      </Rows>
      <BottomBar>
        <Button kind="primary" onClick={() => goTo('pieces')}>
          {words('toPieces')}
        </Button>
      </BottomBar>
      {entering !== undefined && (
        <ClueSheet
          mode={map.mode}
          chosen={known.map(({ clue }) => clue)}
          onChoose={clue => {
            setClue(entering, clue);
            setEntering(undefined);
          }}
          onClose={() => setEntering(undefined)}
        />
      )}
    </div>
  );
}
