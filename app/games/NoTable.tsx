import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/app/_ui/buttonLook';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import type { Missing } from '@/lib/store/store';

/** In the place of a table that cannot be shown. One that is not there is Next's to tell. */
export async function NoTable({ why }: { why: Missing }) {
  if (why === 'not-found') notFound();
  const pages = await getTranslations('pages');
  const errors = await getTranslations('errors');
  return (
    <DeadEnd title={pages('ourFault')} text={errors(why)}>
      <a href="/new" className={buttonLook('primary')}>
        {pages('newGame')}
      </a>
      <a href="/" className={buttonLook('quiet')}>
        {pages('toStart')}
      </a>
    </DeadEnd>
  );
}
