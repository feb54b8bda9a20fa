import { type Cells, planCells } from './cellRules';
import { shiftTimes } from './shiftTimes';

const zone = 'America/Argentina/Buenos_Aires';
const morning = { id: 1, name: 'Mañana', startsAt: '06:00', endsAt: '14:00', active: true };

const cells: Cells = {
  ...{
    personId: 7,
    zone,
    hireDate: '2026-09-10',
    leaveDate: null,
    timesOf: shiftTimes,
    stored: [],
  },
  isClosed: (day) => day < '2026-10-01',
  shifts: new Map([[1, morning]]),
};

test('a refusal says by a mark, and not by its words, that only a closed month is its reason', () => {
  const days = ['2026-09-09', '2026-09-10', '2026-10-01'];
  const { plans, refused } = planCells(
    cells,
    days.map((day) => ({ day, shiftIds: [1] })),
  );
  expect(plans.map(({ day }) => day)).toEqual(['2026-10-01']);
  expect([...refused].map(([day, { closed }]) => [day, closed])).toEqual([
    ['2026-09-09', undefined],
    ['2026-09-10', true],
  ]);
});
