import { randomBytes } from 'node:crypto';
import type { Presence } from '../game/views/views';
import { createRandom } from '../random';
import type { ReceivingDependencies } from '../table/receiveUpload';
import { changeGame, getServer } from './getServer';
import { log } from './log';
import { runInWorker } from './workers';

/** The server's implementation of the table's dependencies. */
export async function getTableDependencies(): Promise<ReceivingDependencies> {
  const { store } = await getServer();
  return {
    repository: {
      drawCode: store.drawCode,
      create: store.create,
      receive: store.receive,
      load: store.load,
      update: changeGame,
    },
    presence: readPresence,
    now: Date.now,
    random: createRandom(randomBytes(16).toString('base64url'), 'table'),
    runTask: runInWorker,
  };
}

/** Presence is optional: on failure returns an empty map, since the table's change is already stored. */
async function readPresence(code: string): Promise<Presence> {
  try {
    const { store } = await getServer();
    return await store.presence(code);
  } catch (error) {
    log.warn({ err: error }, 'could not read presence');
    return new Map();
  }
}
