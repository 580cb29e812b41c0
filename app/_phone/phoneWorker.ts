import { createRandom } from '@/lib/random';
import { doTask } from '@/lib/table/tasks';
import type { PhoneAnswer, PhoneQuestion } from './askPhone';
import { type PhoneCalls, phoneCalls } from './phoneCalls';
import { phoneKeeper } from './phoneKeeper';
import { phoneOpenings } from './phoneOpenings';
import { phoneReckoning } from './phoneReckoning';
import { phoneShelf } from './phoneShelf';

/**
 * The thread in which a phone deals, and reads and changes the games that it keeps: pages stay quick, and bring
 * neither the solver nor the checks of what is kept.
 */

const random = createRandom(String(crypto.getRandomValues(new Uint32Array(4))), 'table');

const calls: PhoneCalls = {
  ...phoneShelf(Date.now),
  ...phoneOpenings({ now: Date.now, random }),
  ...phoneReckoning(),
  ...phoneCalls({
    keeper: phoneKeeper(Date.now),
    // Who holds the phone is here.
    presence: async () => new Map(),
    now: Date.now,
    random,
    work: async (name, input) => doTask(name, input),
  }),
};

addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<PhoneQuestion>) => {
  postMessage(await answer(id, name, input));
});

async function answer(
  id: number,
  name: PhoneQuestion['name'],
  input: PhoneQuestion['input'],
): Promise<PhoneAnswer> {
  try {
    // Whoever asks by a name has given that call's own input.
    const call = calls[name] as (...input: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...input) };
  } catch (error) {
    return { id, fault: error instanceof DOMException ? error.name : 'our fault' };
  }
}
