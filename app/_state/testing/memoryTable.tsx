import type { ReactNode } from 'react';
import type { AnswerOf, TableCallName } from '@/app/_api/tableRuns';
import { serverTable } from '@/app/_phone/testing/serverTable';
import { PageFocus } from '@/app/_ui/PageFocus';
import { type Rendered, renderInWords } from '@/app/_words/testing/renderInWords';
import { seatAt } from '@/lib/board/players';
import type { PlayerCount } from '@/lib/data/terms';
import type { DeviceId, Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { dealTable, type NewTable } from '@/lib/table/dealTable';
import { memoryDependencies } from '@/lib/testing/memory';
import { remember } from '../reading';
import { TableProvider } from '../TableProvider';
import type { CallInput, TableClient } from '../tableClient';
import { type TableMemory, withoutMemory } from '../tableMemory';
import { openedTable } from '../tables';
import type { AsyncResult } from '../trouble';

/** A player's phone: its client, and its screen. */
export interface TestPhone {
  readonly client: TableClient;
  /** Renders a screen of the table with live updates; one phone at a time. By default the phone stores nothing. */
  show(screen: ReactNode, memory?: TableMemory): Promise<Rendered>;
}

export interface MemoryTable {
  readonly code: string;
  /** The current time in ms since 1970; tests set it. */
  readonly clock: { now: number };
  /** The phone with a device id; it holds the seats that it has already claimed. */
  phone(device: string): TestPhone;
  /** Claims the first seats under these names, and returns their phones in order. */
  sitDown<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: TestPhone }>;
  /** Devices with an open stream; empty until a test fills it. */
  readonly presence: Map<DeviceId, { readonly seenAt: Time; readonly connectedUntil: Time }>;
  /** Another table of these players, such as their next game. */
  at(code: string): MemoryTable;
}

/** The dealing device; in a game on one phone it holds every seat. */
export const ONE_PHONE: DeviceId = 'the phone of all';

/**
 * An in-memory table under the server's rules. Its phones call it without a network, and shown phones refresh after
 * every change.
 */
export async function memoryTable(
  players: PlayerCount,
  overrides: Partial<Omit<NewTable, 'players'>> = {},
): Promise<MemoryTable> {
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
  const presence: MemoryTable['presence'] = new Map();
  const withPresence = { ...dependencies, repository, presence: async () => presence };
  const options = { mode: 'normal', laid: true, seed: 'table', ...overrides, players } as const;
  const { code } = must(await dealTable(withPresence, options, ONE_PHONE));
  // Without this, the first visit would mark all news as read.
  remember({ code, upTo: 0 });

  const phoneAt = (code: string, device: string): TestPhone => {
    const client: TableClient = {
      ...serverTable(withPresence, code, device),
      watch(page) {
        const listener = () => void page.refresh();
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return {
      client,
      async show(screen, memory = withoutMemory(client)) {
        const view = must<TableView>(await client.ask('showTable'));
        return renderInWords(
          <TableProvider view={view} table={openedTable(view, { client, memory })}>
            {screen}
            <PageFocus />
          </TableProvider>,
        );
      },
    };
  };

  const at = (code: string): MemoryTable => ({
    code,
    clock: dependencies.clock,
    presence,
    phone: device => phoneAt(code, device),
    async sitDown<const N extends readonly string[]>(...names: N) {
      const phones: TestPhone[] = [];
      for (const [index, name] of names.entries()) {
        const sitting = phoneAt(code, name);
        must(await sitting.client.ask('claimSeat', { seat: seatAt(index), body: { name } }));
        phones.push(sitting);
      }
      // The loop adds one phone for each name.
      return phones as { [K in keyof N]: TestPhone };
    },
    at,
  });
  return at(code);
}

/** Has `answerTo` answer calls of this name; it can still make them. Returns the function that restores the client. */
export function replaceCall<N extends TableCallName>(
  client: TableClient,
  name: N,
  answerTo: (call: () => AsyncResult<AnswerOf<N>>) => AsyncResult<AnswerOf<N>>,
): () => void {
  const { ask } = client;
  const replaced = (asked: TableCallName, input?: CallInput) =>
    asked === name ? answerTo(() => ask(name, input as CallInput<N>)) : ask(asked, input);
  Object.assign(client, { ask: replaced });
  return () => void Object.assign(client, { ask });
}

/** Makes calls of this name as usual, but replaces their answers. */
export const loseAnswer = (
  client: TableClient,
  name: TableCallName,
  answerTo: () => AsyncResult<never>,
): (() => void) =>
  replaceCall(client, name, async call => {
    await call();
    return answerTo();
  });

/** Unwraps a successful result; throws on a refusal. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
