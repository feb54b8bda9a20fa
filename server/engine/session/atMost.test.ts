import { setTimeout as wait } from 'node:timers/promises';
import { atMost } from './atMost';

test('no more run at once than it says, all of them in the end and in order, also after one that fails', async () => {
  const turns = atMost(3);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const one = (index: number) =>
    turns(async () => {
      begun.push(index);
      now += 1;
      most = Math.max(most, now);
      await wait(2);
      now -= 1;
      if (index % 4 === 0) throw new Error('no');
    }).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, (_, index) => one(index)));
  expect(most).toBe(3);
  expect(now).toBe(0);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
