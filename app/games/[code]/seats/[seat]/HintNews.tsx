import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { voteWords } from '@/app/_table/voteWords';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';

/** What the table says about a hint, for those who look at their clue meanwhile. */
export function HintNews() {
  const words = useTranslations('table');
  const { code, hint } = useTable(state => state.view);
  const [shown] = hint.shown;
  if (shown === undefined && (hint.votes === 0 || !hint.available)) return null;
  return (
    <PageLink
      href={tableAddress(code)}
      className="flex min-h-11 items-center gap-3 rounded-field border-[1.5px] border-edge bg-sheet px-3 py-1 text-note"
    >
      <span role="status" className="min-w-0 grow">
        <span className="font-semibold">{words(shown ? 'hint' : 'askHint')}</span>{' '}
        {shown ? shown.text : voteWords(hint, words)}
      </span>
      <Icon name="forward" className="size-5" />
    </PageLink>
  );
}
