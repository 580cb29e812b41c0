'use client';

import { useTranslations } from 'next-intl';
import { Button } from './_ui/Button';
import { buttonLook } from './_ui/buttonLook';
import { DeadEnd } from './_ui/DeadEnd';

/** A fault of ours. The game itself is kept by the server and is not touched by it. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const words = useTranslations('pages');
  return (
    <DeadEnd title={words('ourFault')} text={words('ourFaultNote')}>
      <Button kind="primary" onClick={reset}>
        {words('tryAgain')}
      </Button>
      <a href="/" className={buttonLook('quiet')}>
        {words('toStart')}
      </a>
    </DeadEnd>
  );
}
