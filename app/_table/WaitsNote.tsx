import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { asksOthers, NUMBER_KEYS, redealNumbers } from './redealNumbers';
import { useVote } from './useQuestionQueue';

interface WaitsNoteProps {
  readonly title: string;
  /** Called once this phone has dealt for one more player, or asked the others to. */
  readonly onDealt: () => void;
}

/** Someone is waiting for a seat; with a button to deal for one more player, if the table can. */
export function WaitsNote({ title, onDealt }: WaitsNoteProps) {
  const words = useTranslations('redeal');
  const table = useTranslations('table');
  const view = useTable(state => state.view);
  const vote = useVote();
  const [seat] = view.you;
  const { more } = redealNumbers(view);

  async function deal() {
    if (seat === undefined || more === undefined) return;
    const motion = { about: 'redeal', players: more } as const;
    if (await vote.cast(seat, { motion, answer: 'agree' })) onDealt();
  }

  return (
    <section className="notice" data-about="waits">
      <h2>{title}</h2>
      {more && (
        <p className="text-note text-soft">
          {words(asksOthers(view) ? 'othersAskedFirst' : 'stays')}
        </p>
      )}
      <TroubleNote trouble={vote.trouble} />
      {more && (
        <Button
          kind="primary"
          className="min-h-12"
          waiting={vote.isPending ? table('dealing') : undefined}
          onClick={deal}
        >
          {words('more', { number: words(`number.${NUMBER_KEYS[more]}`) })}
        </Button>
      )}
    </section>
  );
}
