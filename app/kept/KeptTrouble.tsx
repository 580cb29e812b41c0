import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/tableClient';
import { DeadEndPage } from '@/app/_ui/DeadEndPage';
import { ReloadWhenBack } from '@/app/_ui/ReloadWhenBack';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ToStart } from './ToStart';

interface KeptTroubleProps {
  readonly code: string;
  readonly trouble: Trouble;
}

/** Why this phone shows no table: what happened, and the next step. */
export function KeptTrouble({ code, trouble }: KeptTroubleProps) {
  const { title, text } = useTroubleWords(code, trouble);
  return (
    <DeadEndPage title={title} text={text}>
      {trouble.code === 'offline' && <ReloadWhenBack />}
      <ToStart />
    </DeadEndPage>
  );
}

function useTroubleWords(code: string, trouble: Trouble) {
  const pages = useTranslations('pages');
  const games = useTranslations('games');
  const ui = useTranslations('ui');
  const text = trouble.message ?? pages('nothingHereNote');
  switch (trouble.code) {
    case 'not-found':
      return isPhoneCode(code)
        ? { title: games('notHere'), text: games('notHereNote') }
        : { title: pages('nothingHere'), text };
    // A server's table that was never seen here: it comes by itself, once it can.
    case 'offline':
      return { title: ui('noConnection'), text };
    case 'game-damaged':
    case 'game-newer':
      return { title: games('cannotRead'), text };
    default:
      return { title: pages('ourFault'), text };
  }
}
