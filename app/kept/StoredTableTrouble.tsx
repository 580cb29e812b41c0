'use client';

import { useTranslations } from 'use-intl';
import { OFFLINE_TABLE_PAGE } from '@/app/_offline/parseTableRoute';
import type { Trouble } from '@/app/_state/trouble';
import { buttonStyle } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { useFailureWords } from '@/app/_ui/Message';
import { ReloadWhenBack } from '@/app/_ui/ReloadWhenBack';
import { ADDRESSES } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';

interface StoredTableTroubleProps {
  readonly code: string;
  readonly trouble: Trouble;
}

/** Explains why this phone cannot show the table, and what to do next. */
export function StoredTableTrouble({ code, trouble }: StoredTableTroubleProps) {
  const { title, text } = useTroubleWords(code, trouble);
  return (
    <DeadEnd title={title} text={text}>
      {trouble.code === 'offline' && <ReloadWhenBack />}
      <StartLink />
    </DeadEnd>
  );
}

function useTroubleWords(code: string, trouble: Trouble) {
  const pages = useTranslations('pages');
  const games = useTranslations('games');
  const ui = useTranslations('ui');
  const outbox = useTranslations('outbox');
  const text = useFailureWords()(trouble);
  switch (trouble.code) {
    case 'not-found':
      return isPhoneCode(code)
        ? { title: games('notHere'), text: games('notHereNote') }
        : { title: pages('nothingHere'), text: pages('nothingHereNote') };
    // A server's table that was never opened on this phone: the page reloads once the server is reachable.
    case 'offline':
      return { title: ui('noConnection'), text: outbox('neverSeen') };
    case 'game-damaged':
    case 'game-newer':
      return { title: games('cannotRead'), text };
    default:
      return { title: pages('internalError'), text };
  }
}

/** For paths that are not those of an offline table page: the page does not exist, or needs the server. */
export function NoRoute({ path }: { path: string }) {
  const pages = useTranslations('pages');
  const ui = useTranslations('ui');
  const offline = useTranslations('offline');
  const needsServer = path !== OFFLINE_TABLE_PAGE && !isPhoneCode(path.split('/')[2] ?? '');
  return needsServer ? (
    <DeadEnd title={ui('noConnection')} text={offline('pageNeedsConnection')}>
      <ReloadWhenBack />
      <StartLink />
    </DeadEnd>
  ) : (
    <DeadEnd title={pages('nothingHere')} text={pages('nothingHereNote')}>
      <StartLink />
    </DeadEnd>
  );
}

function StartLink() {
  const pages = useTranslations('pages');
  return (
    <a href={ADDRESSES.start} className={buttonStyle('primary')}>
      {pages('toStart')}
    </a>
  );
}
