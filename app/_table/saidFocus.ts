'use client';

import { type RefObject, useEffect } from 'react';

/** The element ID of the line with what the table has to say. */
export const SAID_ID = 'said';

interface SaidPlace {
  readonly open: (isOpen: boolean) => void;
  /** Holds the line. */
  readonly place: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The lines that are on the page, the topmost last: a full-screen map has its own. */
const places: SaidPlace[] = [];

/** Lets other parts of the page open this line's sheet, and move the focus there. `open` must be stable. */
export function useSaidOpener(
  open: SaidPlace['open'],
  place: SaidPlace['place'],
  sheet: SaidPlace['sheet'],
): void {
  useEffect(() => {
    const here = { open, place, sheet };
    places.push(here);
    return () => void places.splice(places.indexOf(here), 1);
  }, [open, place, sheet]);
}

/** Opens what the table has to say, and moves the focus there. */
export function openSaid(): void {
  // Waits until what was just said has rendered.
  requestAnimationFrame(() => {
    const top = places.at(-1);
    top?.open(true);
    // A sheet that opens takes the focus itself; one that is open already does not.
    top?.sheet.current?.focus();
  });
}

/** Moves keyboard and screen reader users to the line, which tells the outcome. */
export function focusSaid(): void {
  requestAnimationFrame(() => focusLine(places.at(-1)?.place.current));
}

/** Focuses the line in its place; if nothing is said any more, the page's title, which is there again. */
export function focusLine(place: HTMLElement | null | undefined): void {
  const line = place?.querySelector<HTMLElement>(`#${SAID_ID}`);
  (line ?? place?.closest('.titles')?.querySelector<HTMLElement>('h1'))?.focus();
}
