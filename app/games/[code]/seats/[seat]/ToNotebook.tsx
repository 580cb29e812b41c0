import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { PageLink } from '@/app/_ui/PageLink';
import { notebookAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seat';

/** The way to what one writes down; a low screen has it in the seat's menu alone. */
export function ToNotebook({ seat }: { readonly seat: SeatNumber }) {
  const words = useTranslations('notebook');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={notebookAddress(code, seat)} className="to-notebook">
      {words('open')}
    </PageLink>
  );
}
