/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { formatDate, MONTHS, WEEKDAYS, weekRange } from './dates';

const shape = 'DD/MM/AAA HS:MN';

describe('weekRange', () => {
  it.each([
    [new Date(2024, 1, 29, 15, 30), '26/02/2024 00:00', '03/03/2024 00:00'],
    [new Date(2025, 0, 1), '30/12/2024 00:00', '05/01/2025 00:00'],
    [new Date(2026, 5, 15), '15/06/2026 00:00', '21/06/2026 00:00'],
    [new Date(2026, 5, 21, 23, 59), '15/06/2026 00:00', '21/06/2026 00:00'],
  ])('of %p', (date, monday, sunday) => {
    const { desde, hasta } = weekRange(date);
    expect([formatDate(desde, shape), formatDate(hasta, shape)]).toEqual([monday, sunday]);
  });

  it('refuses a wrong date', () => {
    expect(() => weekRange('nunca')).toThrow('La fecha proporcionada no es válida.');
  });
});

it('names days and months', () => {
  expect(WEEKDAYS[new Date(2026, 5, 21).getDay()]).toBe('Domingo');
  expect(WEEKDAYS).toHaveLength(7);
  expect(MONTHS[0] + MONTHS[11]).toBe('EneDic');
});

/** Days around a change of clock, year ends and leap days, as a browser set to that zone would show them. */
const script = `{
  const { parseDate, formatDate, weekRange, duration } = module.exports;
  const days = ['2024-02-29', '2024-03-10', '2024-03-31', '2024-11-03', '2023-12-31', '2024-09-08'];
  process.stdout.write(JSON.stringify(days.map((day) => {
    const { desde, hasta } = weekRange(day);
    return [
      formatDate(parseDate(day, 'A-M-D'), 'AAA-MM-DD HS:MN'),
      formatDate(desde, 'AAA-MM-DD'),
      formatDate(hasta, 'AAA-MM-DD'),
      duration(desde, hasta),
      duration(day, '2025-01-01'),
    ];
  })));
}`;

const expected = [
  ['2024-02-29 12:00', '2024-02-26', '2024-03-03', '6 días', '10 meses y 3 días'],
  ['2024-03-10 12:00', '2024-03-04', '2024-03-10', '6 días', '9 meses y 22 días'],
  ['2024-03-31 12:00', '2024-03-25', '2024-03-31', '6 días', '9 meses y 1 día'],
  ['2024-11-03 12:00', '2024-10-28', '2024-11-03', '6 días', '1 mes y 29 días'],
  ['2023-12-31 12:00', '2023-12-25', '2023-12-31', '6 días', '1 año y 1 día'],
  ['2024-09-08 12:00', '2024-09-02', '2024-09-08', '6 días', '3 meses y 24 días'],
];

describe('whatever the zone of the device', () => {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'dates.ts')],
    bundle: true,
    format: 'cjs',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';

  it.each([
    'America/Argentina/Buenos_Aires',
    'America/New_York',
    'America/Santiago',
    'Europe/Berlin',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'UTC',
  ])('%s', (zone) => {
    const env = { ...process.env, TZ: zone };
    const output = execFileSync(process.execPath, ['-e', code + script], { env, encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual(expected);
  });
});
