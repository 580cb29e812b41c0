import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';
import { ListIcon } from './ListIcon';

/** What the start page offers besides games. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('start');
  const pages = useTranslations('pages');
  const notebook = useTranslations('standalone');
  return (
    <Sheet title={words('more')} onClose={onClose} hasCross>
      <Rows>
        <Row
          href={ADDRESSES.judge}
          mark={<Icon name="scales" className="size-6" />}
          title={words('judge')}
          note={words('judgeNote')}
        />
        <Row
          href={ADDRESSES.notebook}
          mark={<Icon name="pencil" className="size-6" />}
          title={notebook('title')}
          note={notebook('startNote')}
        />
        <Row
          href={ADDRESSES.moveGames}
          mark={<ListIcon name="phone" className="size-6" />}
          title={pages('moveGames')}
          note={pages('moveGamesNote')}
        />
      </Rows>
    </Sheet>
  );
}
