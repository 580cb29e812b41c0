import { redirect } from 'next/navigation';
import { CodeBox } from '@/app/_codes/CodeBox';
import { ReadinessNote } from '@/app/_offline/ReadinessNote';
import { InstallOffer } from '@/app/_phone/InstallOffer';
import { ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { Row, Rows } from '@/app/_ui/Row';
import { StartIcon } from '@/app/_ui/StartIcon';
import { ThemeSwitch } from '@/app/_ui/ThemeSwitch';
import { getWords } from '@/app/_words/request';
import { ADDRESSES, puzzleAddress, sitAddress } from '@/app/addresses';
import { parseTyped } from '@/lib/game/typedInput';
import { formatMapCode } from '@/lib/map/mapCode';
import { Cover } from './Cover';
import { GamesOnPhone } from './GamesOnPhone';
import { ListIcon } from './ListIcon';
import { NewVersion } from './NewVersion';

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
  const words = await getWords('start');
  const pages = await getWords('pages');
  const notebook = await getWords('standalone');
  const puzzle = await getWords('puzzle');
  return (
    <div className="start-page">
      <Cover />
      <main>
        <GamesOnPhone>
          <ButtonLink href={ADDRESSES.newGame} kind="primary">
            {words('newGame')}
          </ButtonLink>
          <Rows>
            <Row
              href={puzzleAddress('today')}
              mark={<ListIcon name="hexagon" className="mx-2 size-6" />}
              title={puzzle('today')}
              note={puzzle('about')}
            />
          </Rows>
          <CodeBox sent={sent} />
        </GamesOnPhone>
        <NewVersion />
        <Rows>
          <Row
            href={ADDRESSES.judge}
            mark={<Icon name="scales" className="mx-2 size-6" />}
            title={words('judge')}
            note={words('judgeNote')}
          />
          <Row
            href={ADDRESSES.notebook}
            mark={<ListIcon name="pencil" className="mx-2 size-6" />}
            title={notebook('title')}
            note={notebook('startNote')}
          />
          <Row
            href={ADDRESSES.moveGames}
            mark={<ListIcon name="phone" className="mx-2 size-6" />}
            title={pages('moveGames')}
            note={pages('moveGamesNote')}
          />
        </Rows>
        <InstallOffer />
        <ReadinessNote />
      </main>
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
  );
}
