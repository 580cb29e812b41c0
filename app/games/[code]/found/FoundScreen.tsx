'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TableTabs } from '@/app/_table/TableTabs';
import { Icon } from '@/app/_ui/Icon';
import { useNavigation } from '@/app/_ui/navigation';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import { FoundForm, type FoundFormProps } from './FoundForm';

/** The finder names the space, and all who sit are asked. */
export function FoundScreen({ first, finder }: FoundFormProps) {
  const words = useTranslations('votes');
  const { code, phase, you } = useTable(state => state.view);
  const go = useNavigation();
  const table = tableAddress(code);
  // There is nothing to call after losing the seat or after the end.
  const isOver = phase === 'ended' || you.length === 0;
  useEffect(() => {
    if (isOver) go.replace(table);
  }, [isOver, go, table]);
  return (
    <FoundForm
      first={first}
      finder={finder}
      head={{
        title: words('foundIt'),
        back: (
          <PageLink href={table} aria-label={words('toTable')} className="way-back">
            <Icon name="close" />
          </PageLink>
        ),
        tabs: <TableTabs />,
      }}
    />
  );
}
