import type { Locator, Page } from 'playwright/test';
import { boxOf } from './actions';

type Point = { readonly x: number; readonly y: number };

/**
 * Raw touches: each call names all fingers that touch then, so that one that is left out is lifted. `touchEnd` and
 * `touchCancel` name none.
 */
export async function startTouching(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...fingers: readonly Point[]
  ) => {
    const touchPoints = fingers.map((finger, id) => ({ ...finger, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}
