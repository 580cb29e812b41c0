import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Cover } from './_start/Cover';
import { JoinForm } from './_start/JoinForm';
import { KnownGames } from './_start/KnownGames';
import { ButtonLink } from './_ui/ButtonLink';
import { Icon } from './_ui/Icon';
import { ListRow } from './_ui/ListRow';
import { LookSwitch } from './_ui/LookSwitch';

const LINK = 'inline-flex min-h-11 items-center gap-2';

export default function StartPage() {
  const words = useTranslations('start');
  const pages = useTranslations('pages');
  return (
    <div className="mx-auto flex min-h-dvh max-w-120 flex-col min-[700px]:grid min-[700px]:max-w-none min-[700px]:grid-cols-[minmax(0,1fr)_28rem] min-[700px]:grid-rows-[1fr_auto] min-[1100px]:grid-cols-2">
      <Cover />
      <main className="grid w-full grow content-start gap-5 px-4 py-5 min-[700px]:mx-auto min-[700px]:max-w-120 min-[700px]:content-center min-[700px]:px-8">
        <ButtonLink href="/new" kind="primary">
          {words('newGame')}
        </ButtonLink>
        <JoinForm />
        <KnownGames />
        <ul className="border-t border-rule">
          <ListRow
            href="/judge"
            mark={<Icon name="scales" className="mx-2 size-6" />}
            title={words('judge')}
            note={words('judgeNote')}
          />
        </ul>
      </main>
      <footer className="flex w-full flex-wrap justify-between gap-x-4 px-4 pb-4 text-soft min-[700px]:mx-auto min-[700px]:max-w-120 min-[700px]:px-8">
        <Link href="/how-to-play" scroll={false} className={LINK}>
          <Icon name="book" />
          {pages('howTo')}
        </Link>
        <Link href="/settings" scroll={false} className={LINK}>
          <Icon name="globe" />
          {pages('settings')}
        </Link>
        <LookSwitch />
      </footer>
    </div>
  );
}
