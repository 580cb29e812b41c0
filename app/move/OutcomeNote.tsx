import { useTranslations } from 'use-intl';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Message } from '@/app/_ui/Message';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import type { Outcome } from './useTaking';

/** What came of taking games in, and the way on. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  const words = useTranslations('move');
  switch (outcome?.is) {
    case undefined:
      return null;
    case 'too-large':
      return <Message kind="trouble" title={words('tooLarge')} />;
    case 'no-code':
      return <Message kind="trouble" title={words('noCode')} />;
    case 'taken':
      return <TakenNote {...outcome} />;
  }
}

const CAME = ['added', 'apart', 'renewed', 'known'] as const;
const LOST = ['damaged', 'newer'] as const;

function TakenNote({ taken, isStopped, trouble }: Extract<Outcome, { is: 'taken' }>) {
  const words = useTranslations('move');
  const pages = useTranslations('pages');
  const say = (kinds: readonly (keyof typeof taken & (typeof CAME | typeof LOST)[number])[]) =>
    kinds.flatMap(kind => (taken[kind] > 0 ? [words(kind, { count: taken[kind] })] : []));
  const came = say(CAME);
  const lost = say(LOST);
  if (came.length === 0 && lost.length === 0 && trouble === undefined && !isStopped)
    return <Message kind="trouble" title={words('nothingInIt')} />;
  return (
    <>
      {came.length > 0 && <Message kind="news" title={came.join(' ')} />}
      {/* What came before it stays. */}
      <TroubleNote trouble={trouble} />
      {isStopped && <Message kind="warning" icon="trouble" title={words('stopped')} />}
      {lost.length > 0 && <Message kind="warning" icon="trouble" title={lost.join(' ')} />}
      {came.length > 0 && (
        <ButtonLink kind="primary" href={taken.goOn ? tableAddress(taken.goOn) : ADDRESSES.start}>
          {taken.goOn ? words('goOn') : pages('toStart')}
        </ButtonLink>
      )}
    </>
  );
}
