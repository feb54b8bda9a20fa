import { type LeaverYear, reckonSeverance, type YearLine } from './severanceBaseRules';

/** This rolls the same numbers each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const catalog = [
  ['BASICO', 'fixed', 60_000_000, 12],
  ['PRESENTISMO', 'fixed', 5_000_000, 9],
  ['PREMIO', 'fixed', 40_000_000, 5],
  ['EXTRAS50', 'variable', 9_000_000, 7],
  ['COMISION', 'variable', 20_000_000, 4],
  ['VACACIONES', 'vacation', 30_000_000, 2],
] as const;

interface Cents {
  month: number;
  code: string;
  part: YearLine['part'];
  cents: number;
}

const name = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const text = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** Half a cent goes up, or away from nothing. */
const rounded = (cents: number, by: number) =>
  Math.sign(cents) * Math.floor((Math.abs(cents) * 2 + by) / (2 * by));

interface Case {
  rows: Cents[];
  last: number;
  /** The first month that was worked from its first day on. */
  firstWhole: number;
  /** The last month was worked to its end. */
  toTheEnd: boolean;
  needs: number;
  short: number;
}

function generate(seed: number): Case {
  const roll = dice(seed);
  const last = 2026 * 12 + 3 + roll(24);
  const worked = roll(15);
  const rows: Cents[] = [];
  for (let month = last - Math.min(worked, 13); month <= last; month += 1) {
    if (roll(8) === 0) continue;
    for (const [code, part, most, often] of catalog) {
      if (roll(12) < often) rows.push({ month, code, part, cents: 1 + roll(most) });
    }
    if (roll(4) === 0)
      rows.push({ month, code: 'SIN_GOCE', part: 'fixed', cents: -roll(5_000_000) - 1 });
  }
  return {
    ...{ rows, last, firstWhole: last - worked + roll(2) },
    ...{ toTheEnd: roll(2) === 0, needs: 1 + roll(8), short: 1 + roll(8) },
  };
}

/** This finds the base in whole cents, and shares nothing with the program. */
function byHand({ rows, last, firstWhole, toTheEnd, needs, short }: Case): number {
  const of = rows.filter(({ month }) => month > last - 12 && month <= last);
  const work = of.filter(({ part }) => part !== 'vacation');
  const workMonths = [...new Set(work.map(({ month }) => month))].sort((a, b) => a - b);
  const seldom = new Set<string>();
  if (workMonths.length >= needs) {
    for (const [code] of catalog) {
      let count = 0;
      for (const month of workMonths) {
        if (work.some((row) => row.month === month && row.code === code && row.cents > 0))
          count += 1;
      }
      if (count < needs) seldom.add(code);
    }
  }
  const whole = workMonths.filter((month) => month >= firstWhole && (toTheEnd || month < last));
  const counted = whole.length > 0 ? whole : workMonths;
  if (counted.length === 0) return 0;
  const add = (month: number, part: string) => {
    let total = 0;
    for (const row of work) {
      if (
        row.month === month &&
        row.part === part &&
        (part === 'variable' || !seldom.has(row.code))
      )
        total += row.cents;
    }
    return total;
  };
  const best = Math.max(...counted.map((month) => add(month, 'fixed')));
  const varied = counted.map((month) => add(month, 'variable'));
  const mean = (some: readonly number[]) =>
    rounded(
      some.reduce((a, b) => a + b, 0),
      some.length,
    );
  return best + Math.max(mean(varied), mean(varied.slice(Math.max(0, varied.length - short))));
}

function asked({ rows, last, firstWhole, toTheEnd, needs, short }: Case): LeaverYear {
  const ends = new Date(Date.UTC(Math.floor(last / 12), (last % 12) + 1, 0)).getUTCDate();
  return {
    // A day late makes the month before incomplete.
    hireDate: `${name(firstWhole - 1)}-02`,
    lastDay: `${name(last)}-${toTheEnd ? ends : 15}`,
    period: name(last),
    lines: rows.map(({ month, code, part, cents }) => ({
      ...{ period: name(month), code, name: code, part, amount: text(cents) },
    })),
    owed: true,
    bases: {},
    habitualMonths: needs,
    averageMonths: short,
  };
}

test('five hundred generated years come to what a second reckoner finds', () => {
  const kinds = { few: 0, year: 0, seldom: 0, none: 0 };
  for (let seed = 1; seed <= 500; seed += 1) {
    const made = generate(seed * 7919);
    const base = reckonSeverance(asked(made));
    expect([seed, base.amount]).toEqual([seed, text(byHand(made))]);
    if (base.fewMonths) kinds.few += 1;
    if (base.averages[1]?.taken) kinds.year += 1;
    if (base.concepts.some(({ part, counts }) => part === 'fixed' && !counts)) kinds.seldom += 1;
    if (base.amount === '0.00') kinds.none += 1;
  }
  // The cases reach every way that a base may come about.
  expect(Object.values(kinds).every((count) => count >= 5)).toBe(true);
});

test('older texts come to the highest month of the twelve', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed * 104_729);
    const last = 2022 * 12 + roll(50);
    const paid = Array.from({ length: 16 }, (_, back) => ({
      month: last - back,
      cents: roll(9e7),
    })).filter(() => roll(3) > 0);
    const base = reckonSeverance({
      owed: true,
      ...{ hireDate: '2010-01-01', lastDay: `${name(last)}-05`, period: name(last), lines: [] },
      bases: Object.fromEntries(paid.map(({ month, cents }) => [name(month), text(cents)])),
      ...{ habitualMonths: 0, averageMonths: 0 },
    });
    const within = paid.filter(({ month }) => month > last - 12).map(({ cents }) => cents);
    expect([seed, base.amount]).toEqual([seed, text(Math.max(0, ...within))]);
  }
});
