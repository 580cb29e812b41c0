import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';

/** The way back, which says where it leads: what all do together is done there. */
export function BackToTable() {
  const seat = useTranslations('seat');
  const table = useTranslations('table');
  const code = useTable(state => state.view.code);
  return (
    <PageLink
      href={tableAddress(code)}
      aria-label={seat('toTable')}
      className="way-back back-to-table"
    >
      <Icon name="back" />
      <span className="text-note leading-tight text-soft">{table('tab.table')}</span>
    </PageLink>
  );
}
