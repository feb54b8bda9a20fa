import { retryDeadlocks } from './retryDeadlocks';

const deadlock = () => Object.assign(new Error('query failed'), { cause: { code: '40P01' } });

test('a deadlock is tried again until it passes', async () => {
  let tries = 0;
  const answer = await retryDeadlocks(async () => {
    tries += 1;
    if (tries < 3) throw deadlock();
    return 'done';
  });
  expect([answer, tries]).toEqual(['done', 3]);
});

test('it gives up after some tries, and never repeats another failure', async () => {
  let tries = 0;
  const count = (error: Error) => async () => {
    tries += 1;
    throw error;
  };
  await expect(retryDeadlocks(count(deadlock()))).rejects.toThrow('query failed');
  expect(tries).toBe(8);
  tries = 0;
  await expect(retryDeadlocks(count(new Error('other')))).rejects.toThrow('other');
  expect(tries).toBe(1);
});
