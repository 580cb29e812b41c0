'use client';

import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import type { Structure } from '@/lib/map/setup';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import { Ground, Seams } from './Ground';
import { Structures } from './Structures';
import { Territories } from './Territories';
import { MARGIN, type Rectangle, WHOLE, WHOLE_HEIGHT, WHOLE_WIDTH } from './view';

interface OverviewProps {
  readonly map: GameMap;
  /** Scrolls over the sheet that holds the enlarged map. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** The whole map, small, with the part of it that is in sight. A finger on it leads there; keys go by the spaces. */
export function Overview({ map, frame, sheet }: OverviewProps) {
  const [seen, setSeen] = useState<Rectangle>();

  useEffect(() => {
    const { current: frameNow } = frame;
    const { current: sheetNow } = sheet;
    if (frameNow === null || sheetNow === null) return;
    const look = () => setSeen(seenPart(frameNow, sheetNow));
    const watch = new ResizeObserver(look);
    watch.observe(frameNow);
    watch.observe(sheetNow);
    frameNow.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      frameNow.removeEventListener('scroll', look);
    };
  }, [frame, sheet]);

  function goTo({ currentTarget, clientX, clientY, buttons }: PointerEvent) {
    const { current: frameNow } = frame;
    const { current: sheetNow } = sheet;
    if (frameNow === null || sheetNow === null || buttons === 0) return;
    const corner = currentTarget.getBoundingClientRect();
    const x = ((clientX - corner.left) / corner.width) * WHOLE_WIDTH - MARGIN + FRAME;
    const y = ((clientY - corner.top) / corner.height) * WHOLE_HEIGHT - MARGIN + FRAME;
    frameNow.scrollTo({
      left: (x / FRAMED_WIDTH) * sheetNow.clientWidth - frameNow.clientWidth / 2,
      top: (y / FRAMED_HEIGHT) * sheetNow.clientHeight - frameNow.clientHeight / 2,
      behavior: 'instant',
    });
  }

  return (
    <div
      aria-hidden="true"
      className="overview"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={goTo}
    >
      <OverviewDrawing map={map} structures={map.structures} window={seen} by="hand" />
    </div>
  );
}

/** What a frame shows of its sheet, in the map's units. */
function seenPart(frame: HTMLElement, sheet: HTMLElement): Rectangle {
  const scale = FRAMED_WIDTH / sheet.clientWidth;
  const x = (frame.scrollLeft - sheet.offsetLeft) * scale - FRAME;
  const y = (frame.scrollTop - sheet.offsetTop) * scale - FRAME;
  const inside = (start: number, length: number, whole: number) => {
    const from = Math.max(start, -MARGIN);
    return { from, length: Math.min(start + length, whole - MARGIN) - from };
  };
  const across = inside(x, frame.clientWidth * scale, WHOLE_WIDTH);
  const down = inside(y, frame.clientHeight * scale, WHOLE_HEIGHT);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

interface OverviewDrawingProps {
  readonly map: GameMap;
  readonly structures: readonly Structure[];
  /** Nothing where it is only seen. */
  readonly label?: string;
  /** The part that is shown large, and on whose account: that of what is done now, or of who looks about. */
  readonly window: Rectangle | undefined;
  readonly by?: 'step' | 'hand';
}

/** The whole map, too small for letters, and on it the part that is shown large. */
export function OverviewDrawing(props: OverviewDrawingProps) {
  const { map, structures, label, window, by = 'step' } = props;
  return (
    <svg className="map" viewBox={WHOLE} role="img" aria-label={label}>
      <Ground map={map} hexes={HexSet.all} />
      <Seams />
      <Territories map={map} hexes={HexSet.all} />
      <Structures structures={structures} />
      <rect className={`window case ${by}`} rx="6" {...window} />
      <rect className={`window ${by}`} rx="6" {...window} />
    </svg>
  );
}
