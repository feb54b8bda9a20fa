import '../../modules';
import { partsOf } from '../module';
import { chores } from './chores';
import { nextRun } from './nextRun';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);

test.each([
  ['* * * * *', '10:20:30', '2026-11-21T10:21:00.000Z'],
  ['17 * * * *', '10:16:59', '2026-11-21T10:17:00.000Z'],
  ['17 * * * *', '10:17:00', '2026-11-21T11:17:00.000Z'],
  ['*/10 * * * *', '10:20:30', '2026-11-21T10:30:00.000Z'],
  ['*/10 * * * *', '23:50:00', '2026-11-22T00:00:00.000Z'],
  ['30 5 * * *', '05:30:00', '2026-11-22T05:30:00.000Z'],
])('%s after %s is %s', (cron, after, expected) => {
  expect(nextRun(cron, at(after)).toISOString()).toBe(expected);
});

test('no chore has a schedule beyond what is understood here', () => {
  for (const { cron } of [...chores, ...partsOf('chores')])
    expect(cron).toMatch(/^(\*|\*\/\d+|\d+) (\*|\d+) \* \* \*$/);
});

test('a schedule that never comes is told instead of looked for without end', () => {
  expect(() => nextRun('61 * * * *', at('10:00:00'))).toThrow();
});
