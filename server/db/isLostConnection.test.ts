import { isLostConnection } from './isLostConnection';

test.each([
  ['PostgreSQL shutting down', { code: '57P01' }, true],
  ['PostgreSQL starting', { code: '57P03' }, true],
  ['no place for another', { code: '53300' }, true],
  ['a database that takes nobody in', { severity: 'FATAL', code: '55000' }, true],
  ['an object in the wrong state', { severity: 'ERROR', code: '55000' }, false],
  ['nobody listens', { code: 'ECONNREFUSED' }, true],
  ['wrapped by the query builder', { message: 'Failed query', cause: { code: '57P02' } }, true],
  ['cut in the middle', new Error('Connection terminated unexpectedly'), true],
  [
    'a rollback after it',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['its pool is gone', new Error('Cannot use a pool after calling end on the pool'), true],
  ['a broken rule', { code: '23505' }, false],
  ['a bug', new TypeError('x is undefined'), false],
  ['nothing', null, false],
])('%s: %#', (_what, error, expected) => {
  expect(isLostConnection(error)).toBe(expected);
});
