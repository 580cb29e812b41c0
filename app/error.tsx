'use client';

import { Button } from './_ui/Button';
import { DeadEnd } from './_ui/DeadEnd';

/** A fault of ours. The game itself is kept by the server and is not touched by it. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <DeadEnd
      title="Something went wrong here"
      text="The fault is ours, and your game is safe. Try the page again."
    >
      <Button kind="primary" onClick={reset}>
        Try again
      </Button>
    </DeadEnd>
  );
}
