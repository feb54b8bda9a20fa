import { daysOfMonth } from './calendarDays';
import { agendaNotes, type DayMarks, dayNotes, isBlocked } from './dayMarks';

const marks: DayMarks = {
  today: '2026-12-01',
  holidays: [
    { date: '2026-12-08', name: 'Inmaculada', kind: 'public', siteId: null, siteName: null },
  ],
  blocks: [
    { id: 1, fromDay: '2026-11-28', toDay: '2026-12-03', reason: 'Inventario', place: null },
    {
      id: 2,
      fromDay: '2026-12-08',
      toDay: '2026-12-24',
      reason: 'Temporada alta',
      place: 'Rosario',
    },
    { id: 3, fromDay: '2026-12-30', toDay: '2026-12-30', reason: 'Cierre', place: null },
  ],
};
const days = daysOfMonth(2026, 12);
const [first] = days;
const told = days.flatMap((day) =>
  (first ? agendaNotes(marks, day, first) : []).map((note) => [day.number, note]),
);

test('a list of days tells blocked dates once, with their end, and every holiday', () => {
  expect(told).toEqual([
    [1, 'Sin vacaciones hasta el 03/12: Inventario'],
    [8, 'Inmaculada'],
    [8, 'Sin vacaciones en Rosario hasta el 24/12: Temporada alta'],
    [30, 'Sin vacaciones: Cierre'],
  ]);
});

test('on the board each of those days still says why', () => {
  const blocked = days.filter((day) => isBlocked(marks, day));
  expect(blocked).toHaveLength(3 + 17 + 1);
  expect(blocked.every((day) => dayNotes(marks, day).length > 0)).toBe(true);
});
