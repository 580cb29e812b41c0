import { useEffect, useState } from 'react';
import { hearNews } from '@/app/_phone/phoneNews';

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
