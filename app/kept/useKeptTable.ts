'use client';

import { startTransition, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localTable } from '@/app/_phone/localTable';
import { usePhoneTrouble } from '@/app/_phone/phoneFault';
import { hearNews } from '@/app/_phone/phoneNews';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { newTable, type TableHere } from '@/app/_state/tables';
import type { SaidTable } from '@/app/_words/said';
import type { Speaker } from '@/app/_words/say';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seat';
import { ok, type Result, refused } from '@/lib/result';

type KeptTable = { readonly view: SaidTable } & (
  | { readonly table: TableHere }
  /** A server's table, as it was when it was last heard. */
  | { readonly lostSince: Time }
);

/** The table that this phone keeps under the code; nothing while it is read. */
export function useKeptTable(code: string): Result<KeptTable, Trouble> | undefined {
  const words = useTranslations('outbox');
  const speaker = useSpeaker();
  const trouble = usePhoneTrouble();
  const [read] = useState(() => (): Promise<Result<KeptTable, Trouble>> => {
    if (!isPhoneCode(code)) return readHeard(code, words('neverSeen'));
    return readOwn(localTable(code, { speaker, trouble }));
  });
  const [kept, setKept] = useState<Result<KeptTable, Trouble>>();
  useEffect(() => {
    let isWanted = true;
    void read().then(table => {
      // Drawn in small steps: a slow phone answers fingers meanwhile.
      if (isWanted) startTransition(() => setKept(table));
    });
    return () => {
      isWanted = false;
    };
  }, [read]);
  return kept;
}

async function readOwn(client: TableClient): Promise<Result<KeptTable, Trouble>> {
  const view = await client.loadTable();
  return view.ok ? ok({ view: view.value, table: newTable(view.value, client) }) : view;
}

async function readHeard(code: string, message: string): Promise<Result<KeptTable, Trouble>> {
  const { readTable } = await import('@/app/_phone/heardTables');
  const heard = await readTable(code);
  if (heard === undefined) return refused({ code: 'offline', message });
  return ok({ view: heard.view, lostSince: heard.heardAt });
}

/** Whether somebody has deleted the game, in this tab or another, while its page was open. */
export function useDeleted(code: string): boolean {
  const [isDeleted, setDeleted] = useState(false);
  useEffect(
    () =>
      hearNews(news => {
        if (news.code === code) setDeleted(news.version === undefined);
      }),
    [code],
  );
  return isDeleted;
}

/** Says views on the phone itself: for pages that bring the words for clues and hints. */
function useSpeaker(): Speaker {
  const sentence = useTranslations('clues.sentence');
  const short = useTranslations('clues.short');
  const hints = useTranslations('hints');
  return {
    clues: async () => ({ sentence: (clue, marks) => sentence.markup(clue, marks), short }),
    hints: async () => hints,
  };
}
