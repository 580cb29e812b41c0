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
  /** The element that scrolls over `sheet`, which holds the enlarged map. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/**
 * A small map with the visible part outlined. Pressing or dragging on it scrolls there. Keyboard users move between
 * spaces instead.
 */
export function Overview({ map, frame, sheet }: OverviewProps) {
  const [visible, setVisible] = useState<Rectangle>();

  useEffect(() => {
    const { current: frameNow } = frame;
    const { current: sheetNow } = sheet;
    if (frameNow === null || sheetNow === null) return;
    const update = () => setVisible(visiblePart(frameNow, sheetNow));
    const observer = new ResizeObserver(update);
    observer.observe(frameNow);
    observer.observe(sheetNow);
    frameNow.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      frameNow.removeEventListener('scroll', update);
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
      <OverviewDrawing map={map} structures={map.structures} window={visible} by="hand" />
    </div>
  );
}

/** The part of the sheet that is visible in the frame, in the map's units. */
function visiblePart(frame: HTMLElement, sheet: HTMLElement): Rectangle {
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
  /** Undefined if it is decorative. */
  readonly label?: string;
  /** The part that is shown enlarged. `by`: moved there for the current step, or by the user. */
  readonly window: Rectangle | undefined;
  readonly by?: 'step' | 'hand';
}

/** The whole map without letters, with the enlarged part outlined. */
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
