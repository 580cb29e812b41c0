import { useTranslations } from 'use-intl';
import { ADDRESSES } from '@/app/addresses';
import { Button, buttonStyle } from './Button';
import { DeadEnd } from './DeadEnd';
import { ReloadWhenBack } from './ReloadWhenBack';

/** Shown after an error in the app. The game is stored on the server and is unaffected. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const words = useTranslations('pages');
  return (
    <DeadEnd title={words('internalError')} text={words('internalErrorNote')}>
      <ReloadWhenBack />
      <Button kind="primary" onClick={reset}>
        {words('tryAgain')}
      </Button>
      <a href={ADDRESSES.start} className={buttonStyle('word')}>
        {words('toStart')}
      </a>
    </DeadEnd>
  );
}
