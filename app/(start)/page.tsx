import { redirect } from 'next/navigation';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Icon } from '@/app/_ui/Icon';
import { ListRow } from '@/app/_ui/ListRow';
import { PageLink } from '@/app/_ui/PageLink';
import { StartIcon } from '@/app/_ui/StartIcon';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { getWords } from '@/app/_words/request';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import { parseGameCode } from '@/lib/game/gameCode';
import { Cover } from './Cover';
import { JoinForm } from './JoinForm';
import { KnownGames } from './KnownGames';

/** On a narrow screen long words break into two lines rather than drop out of the row. */
const LINK =
  'inline-flex min-h-11 items-center gap-1.5 min-[420px]:gap-2 max-[379px]:[&>svg]:size-5';

interface StartPageProps {
  /** A code, where the form was sent before the page was alive to read it. */
  readonly searchParams: Promise<{ readonly code?: string | readonly string[] }>;
}

export default async function StartPage({ searchParams }: StartPageProps) {
  const { code: asked } = await searchParams;
  const sent = typeof asked === 'string' ? asked : undefined;
  const code = sent && parseGameCode(sent);
  if (code) redirect(tableAddress(code));
  const words = await getWords('start');
  const pages = await getWords('pages');
  return (
    <div className="mx-auto flex min-h-dvh max-w-120 flex-col min-[700px]:grid min-[700px]:max-w-none min-[700px]:grid-cols-2 min-[700px]:grid-rows-[1fr_auto]">
      <Cover />
      <main className="grid w-full grow content-start gap-5 px-4 py-5 min-[700px]:mx-auto min-[700px]:max-w-120 min-[700px]:content-center min-[700px]:px-8">
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
      <footer className="@container w-full px-4 pb-4 text-soft min-[700px]:mx-auto min-[700px]:max-w-120 min-[700px]:px-8">
        <div className="flex justify-between gap-x-2 leading-tight @max-[17rem]:flex-col @max-[22rem]:text-note">
          <PageLink href={ADDRESSES.howToPlay} scroll={false} className={LINK}>
            <StartIcon name="book" />
            {pages('howTo')}
          </PageLink>
          <PageLink href={ADDRESSES.settings} scroll={false} className={LINK}>
            <StartIcon name="sliders" />
            {pages('settings')}
          </PageLink>
          <ThemeSwitch className={`${LINK} text-left forced-colors:px-2`} />
        </div>
      </footer>
    </div>
  );
}
