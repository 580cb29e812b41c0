import { useTranslations } from 'next-intl';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import type { SeatView } from '@/lib/game/views';
import { HEX_COUNT } from '@/lib/map/hexSet';

/** The clue, uncovered: its sentence, and how much of the map it lights. */
export function ClueSlip({ view, litCount }: { view: SeatView; litCount: number }) {
  const words = useTranslations('seat');
  // Two clues share the room of one.
  const size = view.clues.length > 1 ? 'text-lead' : 'text-clue';
  return (
    <div className="relative flex h-full flex-col rounded-card border-[1.5px] border-edge bg-sheet px-5 py-4 shadow-raised">
      <SeatDisc seat={view.seat} color={view.color} className="absolute -top-4 right-4 size-12" />
      <p className="grow pr-10">
        {view.clues.map(({ id, text }) => (
          <span key={id} className={`block font-display font-semibold ${size}`}>
            {text}
          </span>
        ))}
      </p>
      <p className="flex items-center gap-3 border-t border-rule pt-2 text-note">
        <span
          aria-hidden="true"
          className="h-4 w-6 shrink-0 rounded-tag border-[3px] border-lamp outline-[1.5px] outline-lamp-case"
        />
        {words('lit', { count: litCount, all: HEX_COUNT })}
      </p>
    </div>
  );
}
