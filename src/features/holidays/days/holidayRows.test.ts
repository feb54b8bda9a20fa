import { holidayRows } from './holidayRows';

const own = { id: 3, version: 1, siteId: null, siteName: null };

test('one calendar, in order, that says of whom each day is', () => {
  const rows = holidayRows(
    [
      { day: '2027-01-01', name: 'Año Nuevo' },
      { day: '2027-07-09', name: 'Independencia' },
    ],
    [
      { ...own, day: '2027-06-01', name: 'Aniversario', worked: false },
      {
        ...own,
        id: 4,
        siteId: 2,
        siteName: 'Rosario',
        day: '2027-07-09',
        name: 'Guardia',
        worked: true,
      },
    ],
  );
  expect(rows.map(({ day, where, own: mine }) => [day, where, mine !== null])).toEqual([
    ['2027-01-01', 'Nacional', false],
    ['2027-06-01', 'Toda la organización', true],
    ['2027-07-09', 'Nacional', false],
    ['2027-07-09', 'Rosario: se trabaja', true],
  ]);
});
