import { useTranslations } from 'use-intl';
import { ADDRESSES } from '@/app/addresses';
import { Button, buttonStyle } from './Button';
import { DeadEnd } from './DeadEnd';
import { ReloadWhenBack } from './ReloadWhenBack';

/** A fault of ours. The game itself is kept by the server and is not touched by it. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const words = useTranslations('pages');
  return (
    <DeadEnd title={words('ourFault')} text={words('ourFaultNote')}>
      <ReloadWhenBack />
      <Button kind="primary" onClick={reset}>
        {words('tryAgain')}
      </Button>
      <a href={ADDRESSES.start} className={buttonStyle('quiet')}>
        {words('toStart')}
      </a>
    </DeadEnd>
  );
}
