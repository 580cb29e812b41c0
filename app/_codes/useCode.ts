'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { structureWords } from '@/app/_map/words';
import { callApi } from '@/app/_state/callApi';
import { chooseMap } from '@/app/_state/dealChoices';
import { type QueryState, useServerQuery } from '@/app/_state/useServerQuery';
import { useErrorWords } from '@/app/_words/errorWords';
import { ADDRESSES, seatAddress, sitAddress } from '@/app/addresses';
import {
  parseTyped,
  type TypedError,
  type TypedFieldKind,
  type TypedInput,
} from '@/lib/game/typedInput';
import type { TableView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';

export interface CodeInput {
  readonly text: string;
  readonly typed: TypedInput;
  readonly table: TableState;
  /** What is wrong with the text. An incomplete code counts as wrong only once it has been submitted. */
  readonly trouble: string | undefined;
  write(text: string): void;
  /** Opens the page that the code leads to, if any. */
  send(): void;
}

interface CodeOptions {
  readonly box?: TypedFieldKind;
  /** Set if the page stores the text itself, together with the map that it names. */
  readonly stored?: { readonly text: string; write(text: string, map: GameMap | undefined): void };
  /** The text that was submitted before hydration, if any. */
  readonly submitted?: string | undefined;
  /** A code known to have no table. */
  readonly missing?: string | undefined;
}

/** The text in a box for a code or key: its meaning, and the page that it opens. */
export function useCode({ box = 'any', stored, submitted, missing }: CodeOptions = {}): CodeInput {
  const router = useRouter();
  const [own, setOwn] = useState(submitted ?? '');
  const text = stored?.text ?? own;
  const [isSent, setSent] = useState(submitted !== undefined);
  const typed = useMemo(() => parseTyped(text, box), [text, box]);
  const table = useTableState(typed.kind === 'table' ? typed.code : undefined, missing);
  const trouble = useTypedTrouble(typed, table, isSent);

  function write(next: string) {
    if (stored) {
      const read = parseTyped(next, box);
      stored.write(next, read.kind === 'map' ? read.map : undefined);
    } else setOwn(next);
    setSent(false);
  }

  function send() {
    setSent(true);
    const address = addressOf(typed, table);
    if (address === undefined) return;
    if (typed.kind === 'map') chooseMap(typed.map);
    router.push(address);
  }

  return { text, typed, table, trouble, write, send };
}

function addressOf(typed: TypedInput, table: TableState): string | undefined {
  if (typed.kind === 'map') return ADDRESSES.newGame;
  if (typed.kind !== 'table' || table.status !== 'loaded') return undefined;
  const { code, seat } = typed;
  // A seat's page is for the phone that holds the seat; any other phone starts at the table.
  const isHeld = seat !== undefined && table.value.you.includes(seat);
  return isHeld ? seatAddress(code, seat) : sitAddress(code);
}

type TableState = QueryState<TableView> | { readonly status: 'missing' };

/** Loads the table with this code. `missing` is a code known to have no table. */
function useTableState(code: string | undefined, missing: string | undefined): TableState {
  const isMissing = code !== undefined && code === missing;
  const table = useServerQuery({
    about: isMissing ? undefined : code,
    ask: () => callApi<TableView>({ path: `/api/games/${code}` }),
  });
  const isUnknown = table.status === 'refused' && table.trouble.code === 'not-found';
  return isMissing || isUnknown ? { status: 'missing' } : table;
}

/** Describes what is wrong with the text; `undefined` if it is fine. */
function useTypedTrouble(
  typed: TypedInput,
  table: TableState,
  isSent: boolean,
): string | undefined {
  const words = useTranslations('codes');
  const errors = useErrorWords();
  const mapMessages = useTranslations('map');
  const format = useFormatter();

  function describeError(why: TypedError): string {
    switch (why.code) {
      case 'never-in-code': {
        const { letter, perhaps } = why;
        return perhaps === null
          ? words('neverInCode', { letter })
          : words('neverPerhaps', { letter, perhaps });
      }
      case 'code-too-long':
        return words('codeTooLong', { count: why.count });
      case 'link-elsewhere':
        return words('linkElsewhere');
      case 'no-letter':
        return words('noLetter');
      case 'structures-share-hex':
        return words('shareHex', {
          space: formatHex(why.structures[0]?.hex ?? 0),
          structures: format.list(
            why.structures.map(structure => structureWords(mapMessages, structure)),
          ),
        });
      default:
        return errors(why.code);
    }
  }

  if (typed.kind === 'wrong') return describeError(typed.why);
  if (typed.kind === 'nothing' && isSent) return words('begun.table', { count: 0 });
  if (typed.kind === 'partial' && isSent) return words(`begun.${typed.as}`, { count: typed.count });
  return table.status === 'missing' ? words('noTable') : undefined;
}
