'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { callApi } from '@/app/_state/callApi';
import { type Answered, useAnswer } from '@/app/_state/useAnswer';
import type { SaidTable } from '@/app/_words/said';
import { ADDRESSES, seatAddress, sitAddress } from '@/app/addresses';
import { chooseMap, chooseWords } from '@/app/new/dealChoices';
import { type Box, readTyped, type Typed } from '@/lib/game/typed';

export interface Code {
  readonly text: string;
  readonly typed: Typed;
  readonly table: TableOf;
  /** Whether somebody has sent it as it is: then what is only begun is wrong, too. */
  readonly isSent: boolean;
  write(text: string): void;
  /** Goes where it leads, if it does. */
  send(): void;
}

interface CodeOptions {
  readonly box?: Box;
  /** The text, where the page keeps it. */
  readonly kept?: { readonly text: string; write(text: string): void };
  /** What was sent before, if anything was. */
  readonly sent?: string | undefined;
  /** A code that no table has. */
  readonly missing?: string | undefined;
}

/** What is typed into a box for a code, key or words, what it is, and where it leads. */
export function useCode({ box = 'any', kept, sent, missing }: CodeOptions = {}): Code {
  const router = useRouter();
  const [own, setOwn] = useState(sent ?? '');
  const text = kept?.text ?? own;
  const [isSent, setSent] = useState(sent !== undefined);
  const typed = useMemo(() => readTyped(text, box), [text, box]);
  const table = useTableOf(typed.kind === 'table' ? typed.code : undefined, missing);

  function write(next: string) {
    (kept?.write ?? setOwn)(next);
    setSent(false);
  }

  function send() {
    setSent(true);
    const address = addressOf(typed, table);
    if (address === undefined) return;
    if (typed.kind === 'map') chooseMap(typed.map);
    if (typed.kind === 'words') chooseWords(text);
    router.push(address);
  }

  return { text, typed, table, isSent, write, send };
}

function addressOf(typed: Typed, of: TableOf): string | undefined {
  if (typed.kind === 'map') return ADDRESSES.newGame;
  if (typed.kind === 'words') return ADDRESSES.race;
  if (typed.kind !== 'table' || of.is !== 'there') return undefined;
  const { code, seat } = typed;
  // A seat's page is for the phone that holds it; any other begins at the table.
  const isHeld = seat !== undefined && of.value.you.includes(seat);
  return isHeld ? seatAddress(code, seat) : sitAddress(code);
}

/** What is known of the table with a code. */
type TableOf = Answered<SaidTable> | { readonly is: 'missing' };

/** Whose table a code names. `missing` is one of which it is known already that no table has it. */
function useTableOf(code: string | undefined, missing: string | undefined): TableOf {
  const isMissing = code !== undefined && code === missing;
  const table = useAnswer({
    about: isMissing ? undefined : code,
    ask: () => callApi<SaidTable>({ path: `/api/games/${code}` }),
  });
  const isNone = table.is === 'refused' && table.trouble.code === 'not-found';
  return isMissing || isNone ? { is: 'missing' } : table;
}
