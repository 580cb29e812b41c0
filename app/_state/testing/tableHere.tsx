import type { ReactNode } from 'react';
import { serverTable } from '@/app/_phone/testing/serverTable';
import { type Rendered, renderInWords } from '@/app/_words/testing/renderInWords';
import type { PlayerCount } from '@/lib/data/terms';
import type { DeviceId, Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { dealTable, type NewTable } from '@/lib/table/dealTable';
import { memoryDependencies } from '@/lib/testing/memory';
import { TableProvider } from '../TableProvider';
import type { TableClient } from '../tableClient';
import { newTable } from '../tables';

/** Somebody's phone: what it may ask of the table, and what it shows. */
export interface PhoneHere {
  readonly client: TableClient;
  /** Shows screens of the table, kept fresh as a server's pages are; one phone at a time. */
  show(screen: ReactNode): Promise<Rendered>;
}

export interface TableHere {
  readonly code: string;
  /** In ms since 1970; the test sets it. */
  readonly clock: { now: number };
  /** A phone that nobody has used here yet, or whose seats are the ones that it claimed. */
  phone(device: string): PhoneHere;
  /** The phones of the first seats, in their order, each sitting under its name. */
  sitDown<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: PhoneHere }>;
  /** Who has listened to the table: nobody, until the test says so. */
  readonly presence: Map<DeviceId, { readonly seenAt: Time; readonly hereUntil: Time }>;
  /** Another table of the same people, such as the one that they go on with. */
  at(code: string): TableHere;
}

/** Who deals: where one phone goes round, it holds every seat. */
export const ONE_PHONE: DeviceId = 'the phone of all';

/**
 * A table in memory, under the rules by which a server plays. Its phones ask it without a network between, and every
 * one of them that is shown hears of every change.
 */
export async function tableHere(
  players: PlayerCount,
  wanted: Partial<Omit<NewTable, 'players'>> = {},
): Promise<TableHere> {
  const dependencies = memoryDependencies(`a table for ${players}`);
  const listeners = new Set<() => void>();
  const update = dependencies.repository.update;
  const repository: typeof dependencies.repository = {
    ...dependencies.repository,
    async update(code, change) {
      const changed = await update(code, change);
      for (const listener of listeners) queueMicrotask(listener);
      return changed;
    },
  };
  const presence: TableHere['presence'] = new Map();
  const around = { ...dependencies, repository, presence: async () => presence };
  const options = { mode: 'normal', laid: true, seed: 'table', ...wanted, players } as const;
  const { code } = must(await dealTable(around, options, ONE_PHONE));

  const phoneAt = (code: string, device: string): PhoneHere => {
    const client: TableClient = {
      ...serverTable(around, code, device),
      watch(page) {
        const listener = () => void page.refresh();
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return {
      client,
      async show(screen) {
        const view = must<TableView>(await client.loadTable());
        return renderInWords(
          <TableProvider view={view} table={newTable(view, client)}>
            {screen}
          </TableProvider>,
        );
      },
    };
  };

  const at = (code: string): TableHere => ({
    code,
    clock: dependencies.clock,
    presence,
    phone: device => phoneAt(code, device),
    async sitDown<const N extends readonly string[]>(...names: N) {
      const phones: PhoneHere[] = [];
      for (const [index, name] of names.entries()) {
        const sitting = phoneAt(code, name);
        must(await sitting.client.claimSeat(index + 1, { name }));
        phones.push(sitting);
      }
      // As many as there are names.
      return phones as { [K in keyof N]: PhoneHere };
    },
    at,
  });
  return at(code);
}

/** What a call answers that must succeed. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
