import { waitSeconds } from './lockoutRules';

test.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [12, 3600],
  [1000, 3600],
])('after %s failures one waits %s seconds', (failures, seconds) => {
  expect(waitSeconds(failures, 5)).toBe(seconds);
});
