import {
  awayText,
  byNeed,
  daysText,
  expiryText,
  isShort,
  presentPercent,
  shortDay,
} from './summaryModel';

const away = {
  id: 1,
  personId: 2,
  name: 'Arias, Eva',
  imageUrl: '',
  label: 'Ausente',
  fromDay: '2026-11-24',
  toDay: '2026-11-24',
  part: 'whole' as const,
};

test('a day is named the same wherever it is read', () => {
  expect(shortDay('2026-11-24')).toBe('mar 24/11');
});

test('an absence says until when, or from when to when', () => {
  expect(awayText(away, true)).toBe('Ausente hoy');
  expect(awayText({ ...away, part: 'morning' }, false)).toBe('Ausente el mar 24/11, por la mañana');
  const long = { ...away, toDay: '2026-11-27' };
  expect(awayText(long, true)).toBe('Ausente hasta el vie 27/11');
  expect(awayText(long, false)).toBe('Ausente del mar 24/11 al vie 27/11');
});

test('one person missing is never a hundred per cent', () => {
  expect(presentPercent({ people: 1000, away: 1 })).toBe(99);
  expect(presentPercent({ people: 8, away: 0 })).toBe(100);
  expect(presentPercent({ people: 0, away: 0 })).toBe(100);
});

test('the area that lacks people stands first', () => {
  const area = (name: string, people: number, gone: number, minimum: number | null) => ({
    areaId: 1,
    name,
    siteName: '',
    people,
    away: gone,
    minimum,
  });
  const areas = [area('A', 10, 0, 5), area('B', 10, 5, null), area('C', 10, 2, 9)];
  expect(byNeed(areas).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  expect(areas.map(isShort)).toEqual([false, false, true]);
});

test('of the years of a balance, the one that lapses first is told', () => {
  const year = (of: number, left: number, expiresOn: string | null) => ({
    year: of,
    given: 14,
    taken: 14 - left,
    left,
    expiresOn,
  });
  const years = [year(2024, 3, null), year(2025, 0.5, '2026-12-31'), year(2026, 14, '2027-12-31')];
  expect(expiryText(years)).toBe('Del período 2025 te quedan 0,5 días, hasta el 31/12/2026.');
  expect(expiryText([year(2024, 3, null)])).toBe('');
  expect(daysText(1)).toBe('1 día');
});
