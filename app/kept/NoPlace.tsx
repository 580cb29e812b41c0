'use client';

import { useTranslations } from 'use-intl';
import { STAND_IN } from '@/app/_offline/offlinePages';
import { DeadEndPage } from '@/app/_ui/DeadEndPage';
import { ReloadWhenBack } from '@/app/_ui/ReloadWhenBack';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ToStart } from './ToStart';

/** The address is none of a table's: a page that does not exist, or one that stands in for a server's. */
export function NoPlace({ path }: { path: string }) {
  const pages = useTranslations('pages');
  const ui = useTranslations('ui');
  const offline = useTranslations('offline');
  const isServers = path !== STAND_IN && !isPhoneCode(path.split('/')[2] ?? '');
  return isServers ? (
    <DeadEndPage title={ui('noConnection')} text={offline('pageNeedsConnection')}>
      <ReloadWhenBack />
      <ToStart />
    </DeadEndPage>
  ) : (
    <DeadEndPage title={pages('nothingHere')} text={pages('nothingHereNote')}>
      <ToStart />
    </DeadEndPage>
  );
}
