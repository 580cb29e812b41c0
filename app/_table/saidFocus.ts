'use client';

import { useEffect } from 'react';

/** The element ID of the line with what the table has to say. */
export const SAID_ID = 'said';

type Open = (isOpen: boolean) => void;

/** The lines that are on the page, the topmost last: a full-screen map has its own. */
const openers: Open[] = [];

/** Lets other parts of the page open this line's sheet. */
export function useSaidOpener(open: Open): void {
  useEffect(() => {
    openers.push(open);
    return () => void openers.splice(openers.indexOf(open), 1);
  }, [open]);
}

/** Opens what the table has to say, and moves the focus there. */
export function openSaid(): void {
  // Waits until what was just said has rendered.
  requestAnimationFrame(() => openers.at(-1)?.(true));
}

/** Moves keyboard and screen reader users to the line, which tells the outcome. */
export function focusSaid(): void {
  requestAnimationFrame(() => document.getElementById(SAID_ID)?.focus());
}
