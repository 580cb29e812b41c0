'use client';

import { useEffect } from 'react';
import { isServerReachable, whenReachable } from './connection';

/** For error pages: if the cause is a lost connection, reloads the page as soon as the server answers again. */
export function ReloadWhenBack() {
  useEffect(() => {
    let isMounted = true;
    let stop = () => {};
    isServerReachable().then(answers => {
      // If the server answers, the page would only fail again.
      if (isMounted && !answers) stop = whenReachable(() => window.location.reload());
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return null;
}
