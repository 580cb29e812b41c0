import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from './useNotices';

/** Which notices are put aside: all that there are when the map is touched, until they are shown again or gone. */
export function useAside(notices: readonly Notice[]) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const present = keys.filter(key => notices.some(notice => notice.key === key));
  if (present.length < keys.length) setKeys(present);
  const putAside = useEffectEvent(() => setKeys(notices.map(({ key }) => key)));
  useEffect(() => {
    function follow(event: Event) {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (!isTab && event.target instanceof Element && event.target.closest('[role="grid"]'))
        putAside();
    }
    // Before the touch does anything: a notice that it brings is new.
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
