import { randomFrom } from '../../../seed/randomFrom';
import { checkBook } from './checkBook';
import { monthOfPeople, type ToldRun } from './monthOfPeople';
import { type BookPerson, salaryBook } from './salaryBook';

const known = {
  company: 1,
  codes: { situation: 1, condition: 1, activity: 49, contract: 8, place: 2, health: 126_205 },
  ...{ spouse: false, children: 0, insured: true, situations: [{ code: 1, day: 1 }] },
};
const cuils = ['20301234563', '27328115021'];
const random = randomFrom(50);
const sum = () => (random.int(0, 90_000_000) / 100).toFixed(2);

const cents = (amount: string) => Number(amount.replace('.', ''));

function leftOf(employer: string, deduction: string): string {
  const left = cents(employer) - cents(deduction);
  return deduction === '0.00' || left <= 0 ? '0.00' : (left / 100).toFixed(2);
}

function paidTo(cuil: string, byHours: boolean): BookPerson {
  const [worker, employer] = [sum(), sum()];
  const deduction = random.next() < 0.5 ? '0.00' : '3501.84';
  const gross = (Number(worker) + 1_000_000).toFixed(2);
  return {
    ...{ cuil, name: cuil, docket: '1', area: 'Planta', cbu: null, underAgreement: true },
    known,
    ...{ byHours, days: 15, hours: byHours ? 88 : 0, gross },
    lines: [{ code: '0010', amount: gross, quantity: null, unit: '', adds: true }],
    bases: {
      ...{ pension: worker, employer, health: worker, employerHealth: employer },
      ...{ insurance: gross, deduction, reduced: leftOf(employer, deduction) },
    },
  };
}

/** The cents of each base, from the text of a file by its columns. */
const columns = { gross: 161, pension: 176, employer: 191, health: 221, reduced: 341, off: 356 };
const readCents = (line: string, from: number) => Number(line.slice(from - 1, from + 14));

test('the month of somebody is the sum of its runs, told once and by the last of them', () => {
  for (let turn = 0; turn < 60; turn += 1) {
    const runs = Array.from({ length: random.int(1, 4) }, (_, index): ToldRun => {
      const people = cuils
        .filter(() => random.next() < 0.8)
        .map((cuil) => paidTo(cuil, turn % 2 === 1));
      return { id: index + 1, ofDays: index < 2, people };
    });
    const month = monthOfPeople(runs);
    const people = [...month.values()].map(({ person }) => person);
    const run = {
      ...{ taxId: '30712345671', period: '2026-11', number: 700, payDay: '2026-12-04' },
      fortnight: false,
    };
    const text = salaryBook(run, people);
    expect(checkBook(text)).toEqual([]);
    for (const cuil of cuils) {
      const own = runs.flatMap((one) =>
        one.people.filter((who) => who.cuil === cuil).map((who) => ({ ...who, run: one })),
      );
      const statements = text.split('\r\n').filter((line) => line.startsWith(`04${cuil}`));
      expect(statements).toHaveLength(own.length === 0 ? 0 : 1);
      const [line] = statements;
      if (line === undefined) continue;
      const total = (of: (who: BookPerson) => string) =>
        own.reduce((sum, who) => sum + cents(of(who)), 0);
      expect(readCents(line, columns.gross)).toBe(total(({ gross }) => gross));
      expect(readCents(line, columns.pension)).toBe(total(({ bases }) => bases.pension));
      expect(readCents(line, columns.health)).toBe(total(({ bases }) => bases.health));
      const [employer, off] = [
        total(({ bases }) => bases.employer),
        total(({ bases }) => bases.deduction),
      ];
      expect(readCents(line, columns.employer)).toBe(employer);
      expect(readCents(line, columns.off)).toBe(off);
      expect(readCents(line, columns.reduced)).toBe(off === 0 ? 0 : Math.max(0, employer - off));
      const days = own.filter(({ run: { ofDays } }) => ofDays).length * 15;
      const byHours = own.some((who) => who.byHours);
      expect(Number(line.slice(47, 49))).toBe(byHours ? 0 : Math.min(30, days));
      expect(Number(line.slice(49, 52))).toBe(byHours ? Math.min(999, own.length * 88) : 0);
      expect(month.get(cuil)?.lastRun).toBe(own.at(-1)?.run.id);
      expect(month.get(cuil)?.person.lines).toHaveLength(own.length);
    }
  }
});
