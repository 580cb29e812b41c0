import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { useSeatName } from './seatName';
import { useVote } from './useVote';
import { focusVotes } from './votesFocus';

interface FreeSeatProps {
  readonly seat: SeatSummary;
  /** Called once the others are asked: the question stands on the page itself. */
  readonly onAsked: () => void;
}

/** Asks all the others to free a seat whose phone is gone; where they cannot, says why. */
export function FreeSeat({ seat, onAsked }: FreeSeatProps) {
  const words = useTranslations('table');
  const votes = useTranslations('votes');
  const errors = useTranslations('errors');
  const name = useSeatName()(seat);
  const you = useTable(state => state.view.you);
  const saying = useVote();
  const [voter] = you;
  const { possible, votes: asked } = seat.free;

  async function ask(asker: number) {
    if (!(await saying.say(asker, { matter: { free: seat.seat }, answer: 'agree' }))) return;
    onAsked();
    focusVotes();
  }

  const note =
    asked > 0
      ? votes('isAsked')
      : possible
        ? words('freeNote', { name })
        : errors('one-phone-cannot-free');
  return (
    <section aria-label={words('freeSeat')} className="grid gap-3 border-t border-rule pt-4">
      <h3 className="font-semibold">{words('phoneGone')}</h3>
      <p className="text-note text-soft">{voter === undefined ? votes('sitToAsk') : note}</p>
      {voter !== undefined && possible && asked === 0 && (
        <Button
          className="px-3"
          waiting={saying.isWaiting ? votes('sending') : undefined}
          onClick={() => ask(voter)}
        >
          {votes('askToFree')}
        </Button>
      )}
      <TroubleNote trouble={saying.trouble} />
    </section>
  );
}
