import type { ReactNode } from 'react';
import { usePlayers } from '@/app/_board/knownBoard';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { Cut } from '@/app/_ui/Cut';
import type { Player } from '@/lib/board/players';

interface PanelHeadProps {
  /** The player who acts. */
  readonly player: Player | undefined;
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** The player who acts, and the action, above the controls that enter it. */
export function PanelHead({ player, title, note }: PanelHeadProps) {
  const seat = usePlayers()[player ?? -1];
  return (
    <div className="panel-head">
      {seat && <SeatDiscs seat={seat} className="size-9" smaller="size-7" />}
      <Cut className="words" whole={title} more={note}>
        <h2>{title}</h2>
        {note && <p className="text-note leading-tight text-soft">{note}</p>}
      </Cut>
    </div>
  );
}
