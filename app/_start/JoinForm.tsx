'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { remoteTable } from '@/app/_state/remoteTable';
import { CodeField } from '@/app/_ui/CodeField';
import { Icon } from '@/app/_ui/Icon';
import { Message } from '@/app/_ui/Message';
import { useTroubleWords } from '@/app/_ui/TroubleNote';
import { parseGameCode } from '@/lib/game/gameCode';

/** The way to a table whose code somebody reads out. A wrong code stays, to be mended. */
export function JoinForm() {
  const words = useTranslations('start');
  const say = useTroubleWords();
  const router = useRouter();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);

  async function join(event: FormEvent) {
    event.preventDefault();
    const code = parseGameCode(text);
    if (code === undefined) return setTrouble(words('noCode'));
    setTrouble(undefined);
    setWaiting(true);
    const table = await remoteTable(code).loadTable();
    if (table.ok) return router.push(`/games/${code}`);
    setWaiting(false);
    setTrouble(table.error.code === 'not-found' ? words('noTable') : say(table.error));
  }

  return (
    <form onSubmit={join} className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('joinByCode')}</h2>
      <div className="flex gap-[12px]">
        <CodeField kind="letters" label={words('codeField')} value={text} onChange={setText} />
        <button
          type="submit"
          aria-label={words('join')}
          disabled={isWaiting}
          className="grid size-[56px] shrink-0 place-items-center rounded-field border-[1.5px] border-edge bg-sheet disabled:border-dashed"
        >
          <Icon name="forward" />
        </button>
      </div>
      {trouble && <Message kind="trouble" title={trouble} />}
    </form>
  );
}
