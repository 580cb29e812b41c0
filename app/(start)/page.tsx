import { redirect } from 'next/navigation';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Icon } from '@/app/_ui/Icon';
import { ListRow } from '@/app/_ui/ListRow';
import { PageLink } from '@/app/_ui/PageLink';
import { StartIcon } from '@/app/_ui/StartIcon';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { getWords } from '@/app/_words/request';
import { ADDRESSES, sitAddress } from '@/app/addresses';
import { parseGameCode } from '@/lib/game/gameCode';
import { Cover } from './Cover';
import { JoinForm } from './JoinForm';
import { KnownGames } from './KnownGames';

interface StartPageProps {
  /** A code, where the form was sent before the page was alive to read it. */
  readonly searchParams: Promise<{ readonly code?: string | readonly string[] }>;
}

export default async function StartPage({ searchParams }: StartPageProps) {
  const { code: asked } = await searchParams;
  const sent = typeof asked === 'string' ? asked : undefined;
  const code = sent && parseGameCode(sent);
  if (code) redirect(sitAddress(code));
  const words = await getWords('start');
  const pages = await getWords('pages');
  return (
    <div className="start-page">
      <Cover />
      <main>
        <ButtonLink href={ADDRESSES.newGame} kind="primary">
          {words('newGame')}
        </ButtonLink>
        <JoinForm wrongCode={sent} />
        <KnownGames />
        <ul className="border-t border-rule">
          <ListRow
            href={ADDRESSES.judge}
            mark={<Icon name="scales" className="mx-2 size-6" />}
            title={words('judge')}
            note={words('judgeNote')}
          />
        </ul>
      </main>
      <footer className="text-soft">
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
  );
}
