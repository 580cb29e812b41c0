import { redirect } from 'next/navigation';
import { PageLink } from '@/app/_ui/PageLink';
import { StartIcon } from '@/app/_ui/StartIcon';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { ADDRESSES, sitAddress } from '@/app/addresses';
import { parseTyped } from '@/lib/game/typedInput';
import { formatMapCode } from '@/lib/map/mapCode';
import { Cover } from './Cover';
import { StartMain } from './StartMain';

interface StartPageProps {
  /** The typed code, if the form was submitted before hydration. */
  readonly searchParams: Promise<{ readonly code?: string | readonly string[] }>;
}

export default async function StartPage({ searchParams }: StartPageProps) {
  const { code } = await searchParams;
  const sent = typeof code === 'string' ? code : undefined;
  const typed = parseTyped(sent ?? '');
  if (typed.kind === 'table') redirect(sitAddress(typed.code));
  if (typed.kind === 'map') redirect(`${ADDRESSES.mapByCode}#${formatMapCode(typed.map)}`);
  const pages = await getWords('pages');
  return (
    <Words part="start">
      <div className="start-page">
        <Cover />
        <StartMain sent={sent} />
        <footer data-page-actions="" className="text-soft">
          <div className="foot-links">
            <PageLink href={ADDRESSES.howToPlay} scroll={false}>
              <StartIcon name="book" />
              {pages('howTo')}
            </PageLink>
            <PageLink href={ADDRESSES.settings} scroll={false}>
              <StartIcon name="sliders" />
              {pages('settings')}
            </PageLink>
            <ThemeSwitch />
          </div>
        </footer>
      </div>
    </Words>
  );
}
