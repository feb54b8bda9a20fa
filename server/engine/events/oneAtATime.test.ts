import { until } from '../../../tests/support/until';
import { oneAtATime } from './oneAtATime';

test('many requests during a run make one more run, never two at once', async () => {
  let runs = 0;
  let atOnce = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = oneAtATime(async () => {
    runs += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    await finished;
    atOnce -= 1;
  });
  task.ask();
  await until(() => atOnce, Boolean);
  for (let count = 0; count < 10; count += 1) task.ask();
  finish();
  await task.settled();
  expect(runs).toBe(2);
});

test('it can be asked again after it rested', async () => {
  let runs = 0;
  const task = oneAtATime(async () => {
    runs += 1;
  });
  task.ask();
  await task.settled();
  task.ask();
  await task.settled();
  expect(runs).toBe(2);
});
