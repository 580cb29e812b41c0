import { useTranslations } from 'use-intl';
import { useOwners } from '@/app/_table/useOwners';
import { placeView } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';
import type { DockProps } from './DockAtThumb';
import { DockHead } from './DockHead';
import type { Dock } from './dock';
import { PieceMark } from './LineMark';
import { useStepWords } from './useStepWords';

type OnePiece = Extract<Dock, { is: 'piece' }>;

/** It is known which piece comes: a tap on the map points at its space, and the button keeps it there. */
export function PieceDock({ dock, following, space, onEnter }: DockProps<OnePiece>) {
  const words = useTranslations('record');
  const owners = useOwners();
  const say = useStepWords();
  const { what, player, kind } = dock;
  const { board } = following;
  return (
    <section aria-label={words('nextPiece')} className="record-dock">
      <DockHead
        player={player}
        title={words(`due.${what}`, { who: say.player(player) })}
        note={words(space === undefined ? 'tapSpace' : 'otherSpace')}
      />
      <div className="keeps">
        {dock.owners.map(owner => (
          <button
            key={owner}
            type="button"
            className="keep button primary"
            disabled={space === undefined || board.has(owner, space)}
            onClick={() =>
              space !== undefined &&
              onEnter({ does: 'place', owner, space: placeView(space), kind })
            }
          >
            <PieceMark owner={owner} kind={kind} className="size-9" />
            <span>
              {words(`on.${kind}`, { space: space === undefined ? '…' : formatHex(space) })}
              {dock.owners.length > 1 && (
                <span className="block text-note font-normal">{owners[owner]?.name}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
