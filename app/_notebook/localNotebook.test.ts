import { beforeEach, expect, test, vi } from 'vitest';
import {
  deleteLocalNotebooks,
  moveLocalNotebook,
  readLocalNotebook,
  saveLocalNotebook,
} from './localNotebook';

const notes = (text: string) => ({ text, isWithSeat: false, base: null, sent: [], others: [] });

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
  saveLocalNotebook('KRWNQT1', 1, notes('Ana’s'));
  saveLocalNotebook('KRWNQT1', 2, notes('Ben’s'));
  saveLocalNotebook('KRWNQT12', 1, notes('another game’s'));
  moveLocalNotebook('KRWNQT1', 'MZPHDF');
  expect([1, 2].map(seat => readLocalNotebook('MZPHDF', seat)?.text)).toEqual(['Ana’s', 'Ben’s']);
  expect(readLocalNotebook('KRWNQT1', 1)).toBeUndefined();
  deleteLocalNotebooks(['MZPHDF']);
  expect(readLocalNotebook('MZPHDF', 1)).toBeUndefined();
  expect(readLocalNotebook('KRWNQT12', 1)?.text).toBe('another game’s');
});

test('where there is no room under the other code the notes stay where they are', () => {
  saveLocalNotebook('KRWNQT1', 1, notes('Ana’s'));
  const keep = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, 'setItem').mockImplementation((name, text) => {
    if (name.includes('MZPHDF')) throw new DOMException('full', 'QuotaExceededError');
    keep(name, text);
  });
  moveLocalNotebook('KRWNQT1', 'MZPHDF');
  expect(readLocalNotebook('KRWNQT1', 1)?.text).toBe('Ana’s');
});

test('what was kept before 24 November 2026 knows what the seat has as far as it did then', () => {
  const keep = (kept: object) =>
    localStorage.setItem('fieldbook-notebook-KRWNQT-1', JSON.stringify(kept));
  keep({ text: 'Ana’s', isWithSeat: true, isTold: true });
  expect(readLocalNotebook('KRWNQT', 1)?.base?.text).toBe('Ana’s');
  keep({ text: 'Ana’s', isWithSeat: true, isTold: false });
  expect(readLocalNotebook('KRWNQT', 1)).toEqual({
    text: 'Ana’s',
    isWithSeat: true,
    base: null,
    sent: [],
    others: [],
  });
});
