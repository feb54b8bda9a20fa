import { randomFrom } from '../../seed/randomFrom';
import { bonusParts, isEarned, monthsAfter, whyNoBonus } from './bonusRules';

const { int } = randomFrom(7);
const upTo = (most: number) => int(0, most - 1);
const two = (value: number) => String(value).padStart(2, '0');
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 1 && leap(year) ? 29 : (lengths[month] ?? 0);

/** The second reckoner: months are counted one by one on one's fingers, with no library and no clock. */
function onFingers(year: number, month: number, date: number, months: number): string {
  let [y, m] = [year, month];
  for (let left = months; left > 0; left -= 1) {
    m += 1;
    if (m === 12) [y, m] = [y + 1, 0];
  }
  return `${y}-${two(m + 1)}-${two(Math.min(date, lengthOf(y, m)))}`;
}

test('a milestone falls on the same day some months later, or on the last of a shorter month', () => {
  for (let round = 0; round < 2000; round += 1) {
    const [year, month] = [2020 + upTo(40), upTo(12)];
    const date = 1 + upTo(lengthOf(year, month));
    const months = upTo(37);
    const start = `${year}-${two(month + 1)}-${two(date)}`;
    expect([start, months, monthsAfter(start, months)]).toEqual([
      start,
      months,
      onFingers(year, month, date, months),
    ]);
  }
});

test('who begins on a 31 of August is there six months on the last day of February', () => {
  const opening = { bonusHired: '80000.00', bonusLater: '120000.00', bonusMonths: 6 };
  expect(bonusParts(opening, '2027-08-31')).toEqual([
    { months: 0, amount: '80000.00', dueDay: '2027-08-31' },
    { months: 6, amount: '120000.00', dueDay: '2028-02-29' },
  ]);
  expect(
    bonusParts({ bonusHired: null, bonusLater: null, bonusMonths: null }, '2027-08-31'),
  ).toEqual([]);
  expect(bonusParts({ ...opening, bonusHired: '0.00' }, '2027-08-31')).toHaveLength(1);
});

test('it is earned where both work here on that very day, their last one too', () => {
  const here = { hireDate: '2020-01-01', leaveDate: null };
  const left = { hireDate: '2026-01-01', leaveDate: '2026-11-30' };
  const begins = { hireDate: '2026-12-02', leaveDate: null };
  expect(isEarned('2026-11-30', [here, left])).toBe(true);
  expect(isEarned('2026-12-01', [here, left])).toBe(false);
  expect(isEarned('2026-12-01', [here, begins])).toBe(false);
  expect(isEarned('2026-12-02', [here, begins])).toBe(true);
});

test('nobody earns by themselves, by deciding, nor by who was somebody else’s before', () => {
  const fair = { noBonus: null, decides: false, oneself: false };
  expect(whyNoBonus(fair)).toBeNull();
  expect(whyNoBonus({ ...fair, oneself: true })).toMatch(/sí mismo/);
  expect(whyNoBonus({ ...fair, decides: true })).toMatch(/decide/);
  expect(whyNoBonus({ ...fair, noBonus: 'Antes la había referido otra persona.' })).toMatch(
    /otra persona/,
  );
});
