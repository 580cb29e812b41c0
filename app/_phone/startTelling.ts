import { oneAtATime } from '@/app/_state/oneAtATime';
import { remoteTable } from '@/app/_state/remoteTable';
import { tableAt } from '@/app/_state/tables';
import { isConnectionLost, whenBack } from '@/app/_ui/connection';
import { changeOutbox, codesToTell, readOutbox } from './outbox';
import { hearOutbox, tellOutboxNews } from './outboxNews';
import { tellOutbox } from './tellOutbox';

/** Tells the server, from whichever page is open, what waits on this phone: at once, and else when it answers again. */
export function startTelling(): () => void {
  let isWanted = true;
  let stopAwaiting: (() => void) | undefined;

  const tell = oneAtATime(async () => {
    stopAwaiting?.();
    stopAwaiting = undefined;
    // What cannot be read now, or told, is tried again.
    const isDone = await tellAll().catch(() => false);
    if (!isDone) awaitServer();
  });

  function awaitServer() {
    if (isWanted) stopAwaiting ??= whenBack(tell);
  }

  // What nobody has begun to tell can still be taken back unheard.
  const tellOrAwait = () => (isConnectionLost() ? awaitServer() : tell());

  tellOrAwait();
  const stopHearing = hearOutbox(tellOrAwait);
  return () => {
    isWanted = false;
    stopHearing();
    stopAwaiting?.();
  };
}

/** Whether nothing is left to be told. */
async function tellAll(): Promise<boolean> {
  for (const code of await codesToTell()) {
    await tellOutbox({
      client: remoteTable(code),
      read: () => readOutbox(code),
      change: change => changeOutbox(code, change),
      onTold(answer) {
        if (answer.ok) tableAt(code)?.getState().hear(answer.value);
        tellOutboxNews(code);
      },
    });
  }
  return (await codesToTell()).length === 0;
}
