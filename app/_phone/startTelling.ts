import { oneAtATime } from '@/app/_state/oneAtATime';
import { remoteTable } from '@/app/_state/remoteTable';
import { whenBack } from '@/app/_ui/connection';
import { changeOutbox, codesToTell } from './outbox';
import { hearOutbox, tellOutboxNews } from './outboxNews';
import { tellOutbox } from './tellOutbox';

/** Tells the server, from whichever page is open, what waits on this phone: at once, and else when it answers again. */
export function startTelling(): () => void {
  let isWanted = true;
  let stopAwaiting = () => {};

  const tell = oneAtATime(async () => {
    stopAwaiting();
    for (const code of await codesToTell()) {
      await tellOutbox({
        client: remoteTable(code),
        change: change => changeOutbox(code, change),
        now: Date.now,
        onTold: () => tellOutboxNews(code),
      });
    }
    const isDone = (await codesToTell()).length === 0;
    if (isWanted && !isDone) stopAwaiting = whenBack(tell);
  });

  tell();
  const stopHearing = hearOutbox(tell);
  return () => {
    isWanted = false;
    stopHearing();
    stopAwaiting();
  };
}
