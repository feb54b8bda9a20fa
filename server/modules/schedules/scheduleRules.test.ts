import { rosterWarnings } from './rosterWarnings';
import { awayWarnings, restWarnings, type Worked, weekWarnings } from './scheduleRules';

const zone = 'America/Argentina/Buenos_Aires';
const limits = { minRest: 12, weeklyRest: 35, weekHours: 48, nightWeekHours: 42 };
const week = { from: '2026-11-23', to: '2026-11-29' };

/** Hours are of Buenos Aires, three behind UTC. */
const shift = (day: string, from: number, hours: number, more: Partial<Worked> = {}): Worked => {
  const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + (from + 3) * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + hours * 3_600_000);
  return { day, startsAt, endsAt, breakMinutes: 0, night: false, minRest: null, ...more };
};
const days = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);
const everyDay = (count: number, from: number, hours: number, more: Partial<Worked> = {}) =>
  days.slice(0, count).map((day) => shift(day, from, hours, more));

test('from one day to the next there are twelve hours, or it is said how many there are', () => {
  const texts = (...shifts: Worked[]) => restWarnings(shifts, limits).map(({ text }) => text);
  expect(texts(shift('2026-11-23', 14, 8), shift('2026-11-24', 10, 8))).toEqual([]);
  expect(texts(shift('2026-11-23', 14, 8), shift('2026-11-24', 6, 8))).toEqual([
    '8 h de descanso antes de este turno (mínimo 12 h, LCT art. 197)',
  ]);
  expect(texts(shift('2026-11-23', 14, 8.5), shift('2026-11-24', 6, 8))).toEqual([
    '7 h 30 de descanso antes de este turno (mínimo 12 h, LCT art. 197)',
  ]);
  // A day in two parts is one day of work.
  expect(texts(shift('2026-11-23', 8, 4), shift('2026-11-23', 16, 4))).toEqual([]);
  // A night that ends at six, and the next one.
  expect(texts(shift('2026-11-23', 22, 8), shift('2026-11-24', 22, 8))).toEqual([]);
});

test('a shift that asks for more rest than the law gets it', () => {
  const shifts = [shift('2026-11-23', 6, 8), shift('2026-11-24', 6, 8, { minRest: 24 })];
  expect(restWarnings(shifts, limits)[0]?.text).toContain('16 h de descanso');
});

test('rest is seen across the borders of the week, and where it can be mended', () => {
  const before = [shift('2026-11-22', 22, 8), shift('2026-11-23', 14, 8)];
  const facts = { week, limits, absences: [], zone };
  expect(rosterWarnings(before, facts)).toMatchObject([{ kind: 'rest', day: '2026-11-23' }]);
  const after = [shift('2026-11-29', 14, 8), shift('2026-11-30', 6, 8)];
  expect(rosterWarnings(after, facts)).toEqual([
    {
      kind: 'rest',
      day: '2026-11-29',
      text: '8 h de descanso antes del turno del lunes siguiente (mínimo 12 h, LCT art. 197)',
    },
  ]);
});

test('48 hours a week are right, more are not, and breaks are no work', () => {
  const text = (shifts: Worked[]) => weekWarnings(shifts, week, limits)[0]?.text;
  expect(text(everyDay(6, 6, 8))).toBeUndefined();
  expect(text(everyDay(6, 6, 9, { breakMinutes: 60 }))).toBeUndefined();
  expect(text(everyDay(7, 6, 8))).toBe('56 h planificadas en la semana (máximo 48 h)');
});

test('a week of nights is shorter, and one with some nights counts them for more', () => {
  const text = (shifts: Worked[]) => weekWarnings(shifts, week, limits)[0]?.text;
  expect(text(everyDay(5, 22, 8, { night: true }))).toBeUndefined();
  expect(text(everyDay(6, 22, 8, { night: true }))).toBe(
    '48 h planificadas en la semana, todas de noche (máximo 42 h)',
  );
  const mixed = everyDay(6, 6, 8).map((one, index) => ({ ...one, night: index < 2 }));
  expect(text(mixed)).toBe(
    '48 h planificadas en la semana, 16 h de noche: cuentan como 50 h 17 (máximo 48 h)',
  );
});

test('planned on a day away; half a day away only where they meet', () => {
  const away = {
    fromDay: '2026-11-24',
    toDay: '2026-11-24',
    part: 'whole' as const,
    state: 'pending' as const,
    label: 'Vacaciones',
  };
  const texts = (one: Worked, part: 'whole' | 'morning' | 'afternoon') =>
    awayWarnings([one], [{ ...away, part }], zone).map(({ text }) => text);
  expect(texts(shift('2026-11-24', 6, 6), 'whole')).toEqual([
    'Planificado en un día de ausencia: Vacaciones (pedida, sin aprobar)',
  ]);
  expect(texts(shift('2026-11-25', 6, 6), 'whole')).toEqual([]);
  expect(texts(shift('2026-11-24', 6, 6), 'afternoon')).toEqual([]);
  expect(texts(shift('2026-11-24', 22, 8), 'afternoon')).toHaveLength(1);
  expect(texts(shift('2026-11-24', 22, 8), 'morning')).toEqual([]);
});
