import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { placeView } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';
import { playerOf } from '@/lib/play/pieces';
import type { DockProps } from './DockAtThumb';
import { DockHead } from './DockHead';
import type { Dock } from './dock';
import { PieceMark } from './LineMark';
import { useStepWords } from './useStepWords';

type Answer = Extract<Dock, { is: 'answer' }>;

/** The space is known: one tap says what was put there. */
export function AnswerDock({ dock, onEnter }: DockProps<Answer>) {
  const words = useTranslations('record');
  const players = useTable(state => state.view.players);
  const say = useStepWords();
  const { player, owner, hex, kinds } = dock;
  const space = formatHex(hex);
  const who = say.owner(owner);
  return (
    <section aria-label={words('nextPiece')} className="record-dock">
      <DockHead
        player={playerOf(owner, players)}
        title={words(kinds.length > 1 ? 'answer' : 'otherDisc', { who, space })}
        note={words('searches', { who: say.player(player) })}
      />
      <div className="keeps">
        {kinds.map(kind => (
          <button
            key={kind}
            type="button"
            className="keep button plain"
            onClick={() => onEnter({ does: 'place', owner, space: placeView(hex), kind })}
          >
            <PieceMark owner={owner} kind={kind} className="size-10" />
            <span className="text-left">
              {words(`kind.${kind}`)}
              <span className="block text-note font-normal text-soft">
                {words(`means.${kind}`)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
