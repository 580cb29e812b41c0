import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import { type FrameSize, MAX_ZOOM, type Placement, type Spot, zoomedAt } from './zoomSheet';

const NEAR = 1e-6;

const size = fc.record({
  width: fc.integer({ min: 200, max: 1200 }),
  height: fc.integer({ min: 150, max: 1200 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const zoom = fc.double({ min: 0.5, max: 6, noNaN: true });
const spotOf = (frame: FrameSize, x: number, y: number): Spot => ({
  x: x * frame.width,
  y: y * frame.height,
});
const sheetOf = (frame: FrameSize, { zoom }: Placement) => ({
  x: zoom * frame.width,
  y: (zoom * frame.width * FRAMED_HEIGHT) / FRAMED_WIDTH,
});

/** A sheet somewhere behind its frame, and a gesture. */
const gesture = fc
  .tuple(size, zoom, share, share, share, share, zoom)
  .map(([frame, before, x0, y0, x1, y1, target]) => {
    const whole: Placement = { zoom: 1, corner: { x: 0, y: 0 } };
    const now = zoomedAt(whole, frame, before, spotOf(frame, x1, y0));
    const [from, to] = [spotOf(frame, x0, y0), spotOf(frame, x1, y1)];
    return { frame, now, from, to, after: zoomedAt(now, frame, target, from, to) };
  });

test('the point between the fingers stays between them, as far as the map’s edges allow', () => {
  fc.assert(
    fc.property(gesture, ({ frame, now, from, to, after }) => {
      const sheet = sheetOf(frame, after);
      for (const axis of ['x', 'y'] as const) {
        const room = (axis === 'x' ? frame.width : frame.height) - sheet[axis];
        const unclamped = to[axis] - ((from[axis] - now.corner[axis]) * after.zoom) / now.zoom;
        const corner = after.corner[axis];
        if (room >= 0) expect(corner).toBeCloseTo(room / 2, 6);
        else if (unclamped > 0) expect(corner).toBe(0);
        else if (unclamped < room) expect(corner).toBeCloseTo(room, 6);
        else expect(corner).toBeCloseTo(unclamped, 6);
      }
    }),
  );
});

test('the map is never narrower than its frame, never larger than the limit, and leaves no gap', () => {
  fc.assert(
    fc.property(gesture, ({ frame, after }) => {
      expect(after.zoom).toBeGreaterThanOrEqual(1);
      expect(after.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      const sheet = sheetOf(frame, after);
      for (const axis of ['x', 'y'] as const) {
        const room = (axis === 'x' ? frame.width : frame.height) - sheet[axis];
        if (room > 0) continue;
        expect(after.corner[axis]).toBeLessThanOrEqual(NEAR);
        expect(after.corner[axis]).toBeGreaterThanOrEqual(room - NEAR);
      }
    }),
  );
});
