import { beforeEach, expect, test, vi } from 'vitest';
import {
  deletePhoneNotebooks,
  movePhoneNotebook,
  readPhoneNotebook,
  savePhoneNotebook,
} from './phoneNotebook';

const notes = (text: string) => ({ text, isWithSeat: false, base: null, sent: [], others: [] });

/** A Storage whose keys are own properties, as in browsers. */
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
  savePhoneNotebook('KRWNQT1', 1, notes('Ana’s'));
  savePhoneNotebook('KRWNQT1', 2, notes('Ben’s'));
  savePhoneNotebook('KRWNQT12', 1, notes('another game’s'));
  movePhoneNotebook('KRWNQT1', 'MZPHDF');
  expect([1, 2].map(seat => readPhoneNotebook('MZPHDF', seat)?.text)).toEqual(['Ana’s', 'Ben’s']);
  expect(readPhoneNotebook('KRWNQT1', 1)).toBeUndefined();
  deletePhoneNotebooks(['MZPHDF']);
  expect(readPhoneNotebook('MZPHDF', 1)).toBeUndefined();
  expect(readPhoneNotebook('KRWNQT12', 1)?.text).toBe('another game’s');
});

test('where there is no room under the other code the notes stay where they are', () => {
  savePhoneNotebook('KRWNQT1', 1, notes('Ana’s'));
  const keep = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, 'setItem').mockImplementation((name, text) => {
    if (name.includes('MZPHDF')) throw new DOMException('full', 'QuotaExceededError');
    keep(name, text);
  });
  movePhoneNotebook('KRWNQT1', 'MZPHDF');
  expect(readPhoneNotebook('KRWNQT1', 1)?.text).toBe('Ana’s');
});

test('a notebook stored before 24 November 2026 keeps what it knew of the seat’s version', () => {
  const keep = (kept: object) =>
    localStorage.setItem('fieldbook-notebook-KRWNQT-1', JSON.stringify(kept));
  keep({ text: 'Ana’s', isWithSeat: true, isTold: true });
  expect(readPhoneNotebook('KRWNQT', 1)?.base?.text).toBe('Ana’s');
  keep({ text: 'Ana’s', isWithSeat: true, isTold: false });
  expect(readPhoneNotebook('KRWNQT', 1)).toEqual({
    text: 'Ana’s',
    isWithSeat: true,
    base: null,
    sent: [],
    others: [],
  });
});
