import { type HandMade, handMade, nonZero } from './testing/handMade';
import { breakDays } from './testing/handMadeDays/breakDays';
import { nightDays } from './testing/handMadeDays/nightDays';
import { onCallDays } from './testing/handMadeDays/onCallDays';
import { shiftDays } from './testing/handMadeDays/shiftDays';

const cases = [...shiftDays, ...breakDays, ...nightDays, ...onCallDays];
const rows = cases.flatMap(([what, told, days]) =>
  Object.entries(days).map(
    ([date, figures]) => [`${what} (${date})`, told, date, figures] as const,
  ),
);

test.each(rows)('%s', (_what, told, date, figures) => {
  expect(nonZero(handMade(told, date).figures)).toEqual(figures);
});

test('each figure is the sum of its reasons, which do not overlap', () => {
  for (const [what, told, date] of rows) {
    if (told.rounding) continue;
    const { figures, reasons } = handMade(told, date);
    for (const [name, value] of Object.entries(figures)) {
      const own = reasons.filter(({ figure }) => figure === name);
      expect([what, name, own.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([
        what,
        name,
        value,
      ]);
      const ends = own.sort((a, b) => a.from - b.from);
      for (const [index, one] of ends.entries()) {
        expect((ends[index - 1]?.to ?? 0) <= one.from).toBe(true);
      }
    }
  }
});

test('what is not over is open only while somebody is in', () => {
  const shifts: HandMade['shifts'] = [['18 09:00-18:00'], ['19 09:00-18:00']];
  const told = { shifts, punches: ['18 09:00 in', '19 09:00 in'], now: '19 12:00' };
  expect([handMade(told, '18').open, handMade(told, '19').open]).toEqual([false, true]);
});
