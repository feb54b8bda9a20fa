import { randomFrom } from '../../seed/randomFrom';
import { erasureDue, workingDaysAfter } from './erasureDue';

const { int } = randomFrom(25_326);
const DAY = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The second reckoner: all days of the time between, sieved, of which the fifth is taken. */
function fifthOf(from: string, holidays: ReadonlySet<string>): string {
  const start = Date.parse(from);
  const working = Array.from({ length: 40 }, (_, at) => start + (at + 1) * DAY)
    .filter((ms) => ![0, 6].includes(new Date(ms).getUTCDay()))
    .map(dayAt)
    .filter((day) => !holidays.has(day));
  return working[4] ?? '';
}

test('five working days are never a weekend nor a holiday, wherever one begins', () => {
  for (let round = 0; round < 500; round += 1) {
    const start = Date.parse('2026-01-01') + int(0, 3000) * DAY;
    const from = dayAt(start);
    const holidays = new Set(Array.from({ length: 4 }, () => dayAt(start + int(0, 12) * DAY)));
    expect([from, workingDaysAfter(from, 5, holidays)]).toEqual([from, fifthOf(from, holidays)]);
  }
});

test('asked before Christmas, New Year’s Day does not count either', async () => {
  expect(await erasureDue('2026-12-23')).toBe('2026-12-31');
  expect(await erasureDue('2026-12-28')).toBe('2027-01-05');
});
