import { useTranslations } from 'use-intl';
import { BlankSheet } from '@/app/_map/BlankSheet';
import { ListRow } from '@/app/_ui/ListRow';

/** Until a map is named by its code: the way to lay it as it lies on the table. `href` is where that is done. */
export function NoCode({ href }: { readonly href: string }) {
  const words = useTranslations('judge');
  return (
    <>
      <BlankSheet />
      <ul className="no-code border-t border-rule">
        <ListRow href={href} title={words('noCode')} note={words('noCodeNote')} />
      </ul>
    </>
  );
}
