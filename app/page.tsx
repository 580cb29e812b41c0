import { useTranslations } from 'next-intl';
import { Cover } from './_start/Cover';
import { JoinForm } from './_start/JoinForm';
import { KnownGames } from './_start/KnownGames';
import { ButtonLink } from './_ui/ButtonLink';
import { Icon } from './_ui/Icon';
import { ListRow } from './_ui/ListRow';
import { LookSwitch } from './_ui/LookSwitch';

export default function StartPage() {
  const words = useTranslations('start');
  return (
    <div className="mx-auto flex min-h-dvh max-w-120 flex-col">
      <Cover />
      <main className="grid grow content-start gap-5 px-4 py-5">
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
      <footer className="px-4 pb-4 text-right">
        <LookSwitch />
      </footer>
    </div>
  );
}
