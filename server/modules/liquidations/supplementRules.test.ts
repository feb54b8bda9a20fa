import { adjustedBases, reckonAdjustment } from './adjustmentRules';
import { bookBases, limitsOf } from './book/bookBases';
import type { PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { summed, supplementOf } from './supplementRules';
import { factsOf, figures, library, planFor } from './testing/payCase';

const plan = planFor('monthly');
const kept = { concepts: library };

function reckoned(facts: PayFacts) {
  const pay = reckonPay(plan, facts, figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay;
}

const sums = (pay: ReturnType<typeof reckoned>) => ({
  lines: Object.fromEntries(
    pay.lines.map(({ concept, amount }) => [concept.code, amount.toFixed(2)]),
  ),
  bases: Object.fromEntries([...pay.bases].map(([base, sum]) => [base, sum.toFixed(2)])),
});

/** A month as it was paid, by one run or by several, beside what is known now. */
function completed(then: PayFacts, now: PayFacts, more: readonly ReturnType<typeof sums>[] = []) {
  const paid = [sums(reckoned(then)), ...more];
  const runs = [{ id: 1, rowId: 1, title: 'Sueldos' }];
  const adjusts = supplementOf('2026-11', plan, reckoned(now), now, {
    ...{ facts: then, runs },
    lines: summed(paid.map(({ lines }) => lines)),
    bases: summed(paid.map(({ bases }) => bases)),
  });
  if (!adjusts) return null;
  const paidBases = summed(paid.map(({ bases }) => bases));
  const facts = { ...now, adjusts, paidBases };
  const pay = reckonAdjustment(facts, kept);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return { pay, facts };
}

/** Numbers that look drawn and are the same each time. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

interface Month {
  salary: bigint;
  extra: bigint;
  bonus: bigint;
}

const half = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n);
const CAP = 320_000_000n;

/** In cents and by hand: the basic, a twelfth of it, overtime at half more, what was told; 11, 3 and 3 per cent up to the cap. */
function byHand({ salary, extra, bonus }: Month) {
  const gross = salary + half(salary, 12n) + half(extra * salary * 3n, 24_000n) + bonus;
  const base = gross > CAP ? CAP : gross;
  return {
    gross,
    base,
    taken: [11n, 3n, 3n].reduce((sum, per) => sum + half(base * per, 100n), 0n),
  };
}

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const factsIn = ({ salary, extra, bonus }: Month) =>
  factsOf({
    ...{ hireDate: '2026-05-20', agreement: null, salary: money(salary) },
    amounts: { 'hours.extra50': Number(extra), 'news.plus': money(bonus) },
  });

const cases = Array.from({ length: 200 }, (_none, index) => {
  const draw = drawn(index + 11);
  const most = (limit: number) => BigInt(draw.next().value % limit);
  const salary = 80_000_000n + most(240_000_000);
  const month = () => ({ extra: most(1200), bonus: most(9_000_000) });
  return [
    { salary, ...month() },
    { salary, ...month() },
  ] as const;
});

test('a month and what completes it come to what is known now, to the cent, the cap reckoned once', () => {
  for (const [then, now] of cases) {
    const found = completed(factsIn(then), factsIn(now));
    const [before, after] = [byHand(then), byHand(now)];
    const { remunerative, deductions, net } = found?.pay.totals ?? {};
    expect([remunerative?.toFixed(2), deductions?.toFixed(2)].map(Number)).toEqual([
      Number(after.gross - before.gross) / 100,
      Number(after.taken - before.taken) / 100,
    ]);
    expect(Number(net?.toFixed(2))).toBe(
      Number(after.gross - after.taken - before.gross + before.taken) / 100,
    );
  }
});

test('what is declared of the month by both is what the whole month would declare', () => {
  for (const [then, now] of cases) {
    const found = completed(factsIn(then), factsIn(now));
    const after = byHand(now);
    // A month that comes to less is put right in the book by hand.
    if (!found || after.gross <= byHand(then).gross) continue;
    const limits = (facts: PayFacts, kind: 'monthly' | 'supplementary') => ({
      ...limitsOf(kind, facts, figures),
      ...{ cap: money(CAP), floor: '1000000.00' },
    });
    const own = bookBases(
      sums(found.pay).bases,
      found.pay.totals.remunerative.toFixed(2),
      limits(found.facts, 'supplementary'),
    );
    const month = reckoned(factsIn(then));
    const first = bookBases(
      sums(month).bases,
      month.totals.remunerative.toFixed(2),
      limits(factsIn(then), 'monthly'),
    );
    const least = after.base < 100_000_000n ? 100_000_000n : after.base;
    expect(Math.round((Number(own.pension) + Number(first.pension)) * 100)).toBe(Number(least));
  }
});

test('what another one gave is not given again, and one that is nothing is none', () => {
  for (const [then, now] of cases.slice(0, 30)) {
    const found = completed(factsIn(then), factsIn(now));
    if (!found) continue;
    expect(completed(factsIn(then), factsIn(now), [sums(found.pay)])).toBeNull();
  }
});

test('it is of the month that it completes, and neither loans nor expenses go by with it', () => {
  const due = [{ id: 1, kind: 'loan', amount: '190000.00', label: 'Cuota', path: '/loans/1' }];
  const then = factsOf({ due: due as unknown as PayFacts['due'] });
  const found = completed(then, { ...then, amounts: { 'news.plus': '900000.00' } });
  expect(found?.pay.lines.map(({ concept }) => concept.code)).toContain('NOVEDADES');
  expect(found?.pay.lines.map(({ concept }) => concept.code)).not.toContain('PRESTAMOS');
  expect(adjustedBases(found?.pay.lines ?? [])).toEqual({});
});
