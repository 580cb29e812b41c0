import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from './useNotices';

/**
 * The notices that are collapsed into the disc until they are reopened or gone: all present ones when the map is
 * touched, and those that make room for something newer on the line (`behind`).
 */
export function useAside(notices: readonly Notice[]) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const present = keys.filter(key => notices.some(notice => notice.key === key));
  if (present.length < keys.length) setKeys(present);
  const [behind, setBehind] = useState<readonly string[]>([]);
  const late = notices.filter(each => each.behind !== undefined);
  const signOf = ({ key, behind: newer }: Notice) => `${key} ${newer}`;
  if (late.map(signOf).join() !== behind.join()) {
    const fresh = late.filter(each => !behind.includes(signOf(each)));
    setBehind(late.map(signOf));
    setKeys([...new Set([...present, ...fresh.map(({ key }) => key)])]);
  }
  const putAside = useEffectEvent(() => setKeys(notices.map(({ key }) => key)));
  useEffect(() => {
    function follow(event: Event) {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (!isTab && event.target instanceof Element && event.target.closest('[role="grid"]'))
        putAside();
    }
    // In the capture phase, so that a notice caused by this very touch is not collapsed.
    const capture = true;
    document.addEventListener('click', follow, { capture });
    document.addEventListener('keydown', follow, { capture });
    return () => {
      document.removeEventListener('click', follow, { capture });
      document.removeEventListener('keydown', follow, { capture });
    };
  }, []);
  return { aside: present, setAside: setKeys };
}
