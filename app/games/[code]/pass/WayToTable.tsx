import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';

/** The way back, in a corner of the colour that hangs over the page. */
export function WayToTable() {
  const words = useTranslations('pass');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={tableAddress(code)} aria-label={words('toTable')} className="way-to-table">
      <Icon name="back" />
    </PageLink>
  );
}
