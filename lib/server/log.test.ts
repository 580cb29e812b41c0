import { expect, test } from 'vitest';
import { describeError } from './log';

test('an error is logged with its causes, and without game codes', () => {
  const cause = new Error('duplicate key: (code)=(KRWNQT)');
  const error = new Error('game KRWNQT has no map', { cause });
  const described = describeError(Object.assign(error, { detail: 'KRWNQT', code: '23505' }));
  expect(described).toEqual({
    type: 'Error',
    message: 'game :code has no map: duplicate key: (code)=(:code)',
    stack: expect.stringContaining('log.test.ts'),
    code: '23505',
  });
  expect(JSON.stringify(described)).not.toContain('KRWNQT');
});
