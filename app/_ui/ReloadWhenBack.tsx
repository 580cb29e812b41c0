'use client';

import { useEffect } from 'react';
import { serverAnswers, whenBack } from './connection';

/** On a page that stands in another's place: where that is for want of a connection, the other comes by itself. */
export function ReloadWhenBack() {
  useEffect(() => {
    let isHere = true;
    let stop = () => {};
    serverAnswers().then(answers => {
      // With a connection the page would only fail again.
      if (isHere && !answers) stop = whenBack(() => window.location.reload());
    });
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return null;
}
