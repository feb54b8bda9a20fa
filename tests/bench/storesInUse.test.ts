import { AsyncResource } from 'node:async_hooks';

/** Node leaves a mark of each store that is in use on everything that is begun. */
const storesInUse = () =>
  Object.getOwnPropertySymbols(new AsyncResource('any')).filter(
    (mark) => mark.description === 'kResourceStore',
  );

// Alone in a process it cannot fail; in a run of all tests hundreds of files came before it.
test('the stores of test files that are over are not in use any more', () => {
  expect(storesInUse().length).toBeLessThan(5);
});
