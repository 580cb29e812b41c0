'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { remoteTable } from '@/app/_state/remoteTable';
import type { Trouble } from '@/app/_state/tableClient';
import { CodeField } from '@/app/_ui/CodeField';
import { Icon } from '@/app/_ui/Icon';
import { Message } from '@/app/_ui/Message';
import { parseGameCode } from '@/lib/game/gameCode';

const NO_CODE: Trouble = {
  code: 'no-code',
  message: 'A table’s code is six letters, without vowels. Look at the table’s phone again.',
};
const NO_TABLE: Trouble = {
  code: 'not-found',
  message: 'No table has this code. Check it letter by letter.',
};

/** The way to a table whose code somebody reads out. A wrong code stays, to be mended. */
export function JoinForm() {
  const router = useRouter();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);

  async function join(event: FormEvent) {
    event.preventDefault();
    const code = parseGameCode(text);
    if (code === undefined) return setTrouble(NO_CODE);
    setTrouble(undefined);
    setWaiting(true);
    const table = await remoteTable(code).loadTable();
    if (table.ok) return router.push(`/games/${code}`);
    setWaiting(false);
    setTrouble(table.error.code === 'not-found' ? NO_TABLE : table.error);
  }

  return (
    <form onSubmit={join} className="grid gap-2">
      <h2 className="font-semibold text-soft">Join with the table’s code</h2>
      <div className="flex gap-3">
        <CodeField
          kind="letters"
          label="The table’s code, six letters"
          value={text}
          onChange={setText}
        />
        <button
          type="submit"
          aria-label="Join"
          disabled={isWaiting}
          className="grid size-14 shrink-0 place-items-center rounded-field border-[1.5px] border-edge bg-sheet disabled:border-dashed"
        >
          <Icon name="forward" />
        </button>
      </div>
      {trouble && <Message kind="trouble" title={trouble.message} />}
    </form>
  );
}
