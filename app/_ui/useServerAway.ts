import { useEffect, useState } from 'react';
import { serverAnswers, whenBack } from './connection';

/** Whether no server was reached when it was first needed to know, until one answers again. */
export function useServerAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isWaiting = true;
    void serverAnswers().then(answers => isWaiting && setAway(!answers));
    return () => {
      isWaiting = false;
    };
  }, []);
  useEffect(() => (isAway ? whenBack(() => setAway(false)) : undefined), [isAway]);
  return isAway;
}
