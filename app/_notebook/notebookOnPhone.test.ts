import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOnPhone, keepOnPhone, readOnPhone, renameOnPhone } from './notebookOnPhone';

const notes = (text: string) => ({ text, isWithSeat: false, isTold: true });

/** As browsers have it, whose keys are its own properties. */
class Shelf {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new Shelf()));

test('notes go on with their game under another code, and are forgotten with it', () => {
  keepOnPhone('KRWNQT1', 1, notes('Ana’s'));
  keepOnPhone('KRWNQT1', 2, notes('Ben’s'));
  keepOnPhone('KRWNQT12', 1, notes('another game’s'));
  renameOnPhone('KRWNQT1', 'MZPHDF');
  expect([1, 2].map(seat => readOnPhone('MZPHDF', seat)?.text)).toEqual(['Ana’s', 'Ben’s']);
  expect(readOnPhone('KRWNQT1', 1)).toBeUndefined();
  forgetOnPhone(['MZPHDF']);
  expect(readOnPhone('MZPHDF', 1)).toBeUndefined();
  expect(readOnPhone('KRWNQT12', 1)?.text).toBe('another game’s');
});
