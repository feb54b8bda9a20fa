import { isLostConnection } from './isLostConnection';

test.each([
  ['PostgreSQL shutting down', { code: '57P01' }, true],
  ['PostgreSQL starting', { code: '57P03' }, true],
  ['nobody listens', { code: 'ECONNREFUSED' }, true],
  ['wrapped by the query builder', { message: 'Failed query', cause: { code: '57P02' } }, true],
  ['cut in the middle', new Error('Connection terminated unexpectedly'), true],
  ['a broken rule', { code: '23505' }, false],
  ['a bug', new TypeError('x is undefined'), false],
  ['nothing', null, false],
])('%s: %#', (_what, error, expected) => {
  expect(isLostConnection(error)).toBe(expected);
});
