import { DateTime } from 'luxon';
import { monthChoices } from './monthChoices';

test('the months to choose from, the next one first', () => {
  const choices = monthChoices(1, DateTime.fromISO('2026-11-22'));
  expect(choices.slice(0, 2).map(({ value }) => value)).toEqual(['2026-12', '2026-11']);
  expect(choices.at(-1)?.label).toBe('Noviembre de 2025');
});
