'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { remoteTable } from '@/app/_state/remoteTable';
import type { Trouble } from '@/app/_state/tableClient';
import { CodeField } from '@/app/_ui/CodeField';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ADDRESSES, sitAddress } from '@/app/addresses';
import { parseGameCode } from '@/lib/game/gameCode';

interface JoinFormProps {
  /** What came in the address and is no code: the form was sent before the page was alive. */
  readonly wrongCode: string | undefined;
}

/** The way to a table whose code somebody reads out. A wrong code stays, to be mended. */
export function JoinForm({ wrongCode }: JoinFormProps) {
  const words = useTranslations('start');
  const router = useRouter();
  const [text, setText] = useState(wrongCode ?? '');
  const [faultyCode, setFaultyCode] = useState(wrongCode && words(faultOf(wrongCode)));
  const [trouble, setTrouble] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);

  async function join(event: FormEvent) {
    event.preventDefault();
    const code = parseGameCode(text);
    setTrouble(undefined);
    setFaultyCode(code === undefined ? words(faultOf(text)) : undefined);
    if (code === undefined) return;
    setWaiting(true);
    const table = await remoteTable(code).loadTable();
    if (table.ok) return router.push(sitAddress(code));
    setWaiting(false);
    if (table.error.code === 'not-found') setFaultyCode(words('noTable'));
    else setTrouble(table.error);
  }

  return (
    <form action={ADDRESSES.start} onSubmit={join} className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('joinByCode')}</h2>
      <div className="flex flex-wrap items-start gap-[12px]">
        <CodeField
          kind="letters"
          label={words('codeField')}
          value={text}
          onChange={setText}
          trouble={faultyCode}
        />
        <button
          type="submit"
          aria-label={words('join')}
          disabled={isWaiting}
          className="join grow rounded-field border-[1.5px] border-edge bg-sheet disabled:border-dashed"
        >
          <Icon name="forward" />
        </button>
      </div>
      <TroubleNote trouble={trouble} />
    </form>
  );
}

/** Six letters without a vowel look right to people, also where no code has such letters. */
const faultOf = (text: string) =>
  /^[b-df-hj-np-tv-z]{6}$/i.test(text.replaceAll(/[\s-]/g, '')) ? 'noTable' : 'noCode';
