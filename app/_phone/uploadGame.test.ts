import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '@/lib/result';
import { uploadGame } from './uploadGame';

const calls: string[] = [];
vi.mock('./callPhoneWorker', () => ({
  callPhoneWorker: async (name: string) => {
    calls.push(name);
    return ok(name === 'document' ? '{}' : true);
  },
}));
let you: readonly number[] = [];
vi.mock('@/app/_state/callApi', () => ({ callApi: async () => ok({ code: 'KRWNQT', you }) }));
vi.mock('@/app/_state/withDeviceCookie', () => ({
  withDeviceCookie: (use: () => unknown) => use(),
}));

beforeEach(() => {
  calls.length = 0;
});

test('an uploaded game is deleted from the phone', async () => {
  you = [1, 2, 3];
  expect(await uploadGame('phone-BDGHJK')).toEqual(ok('KRWNQT'));
  expect(calls).toEqual(['document', 'deleteUploaded']);
});

test('a game of which another phone has uploaded a copy stays on the phone', async () => {
  you = [];
  expect(await uploadGame('phone-BDGHJK')).toEqual(ok('KRWNQT'));
  expect(calls).toEqual(['document']);
});
