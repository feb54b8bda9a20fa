import { DateTime } from 'luxon';
import { type LinkPeriod, linkPeriods } from './linkOut';
import { nextFileName, outFileName } from './outFileName';
import { periodSpan } from './periodSpan';

/** A second reckoner, of another calendar. */
function spanByLuxon(period: LinkPeriod, today: string) {
  const at = DateTime.fromISO(today, { zone: 'utc' });
  const units = {
    lastMonth: ['month', at.minus({ months: 1 })],
    thisMonth: ['month', at],
    lastWeek: ['week', at.minus({ weeks: 1 })],
    yesterday: ['day', at.minus({ days: 1 })],
  } as const;
  if (period === 'all') return null;
  const [unit, inside] = units[period];
  const from = inside.startOf(unit).toISODate();
  return { unit, from, to: inside.endOf(unit).toISODate() };
}

test('a period has the same days as in another calendar, on each day of twelve years', () => {
  const periods = Object.keys(linkPeriods) as LinkPeriod[];
  const wrong: string[] = [];
  for (let at = DateTime.utc(2019, 12, 25); at.year < 2032; at = at.plus({ days: 1 })) {
    const today = at.toFormat('yyyy-MM-dd');
    for (const period of periods) {
      const [mine, other] = [periodSpan(period, today), spanByLuxon(period, today)];
      if (JSON.stringify(mine) !== JSON.stringify(other)) wrong.push(`${period} ${today}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['lastMonth', '2027-01-04', 'horas-2026-12.csv'],
  ['thisMonth', '2027-01-04', 'horas-2027-01.csv'],
  ['lastWeek', '2027-01-04', 'horas-2026-12-28.csv'],
  ['yesterday', '2028-03-01', 'horas-2028-02-29.csv'],
  ['all', '2027-01-04', 'horas-2027-01-04-0600.csv'],
] as const)('the file of %s on %s is called %s', (period, today, name) => {
  const span = periodSpan(period, today);
  const named = { outName: 'horas', format: 'csv', moment: `${today}-0600` } as const;
  expect(outFileName({ ...named, span })).toBe(name);
});

test('the name that follows keeps its end', () => {
  expect([1, 2, 10].map((turn) => nextFileName('horas-2026-12.xlsx', turn))).toEqual([
    ...['horas-2026-12.xlsx', 'horas-2026-12-2.xlsx', 'horas-2026-12-10.xlsx'],
  ]);
});
