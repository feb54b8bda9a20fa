import Big from 'big.js';

export interface SlipLine {
  name: string;
  units: string;
  pay: number;
  other: number;
  deduction: number;
}

interface Paid {
  salary: string | null;
  salaryBasis: 'monthly' | 'daily' | 'hourly' | null;
  years: number;
  agreement: string | null;
}

/** What a month of work is counted in. */
const units = { monthly: 30, daily: 24, hourly: 176 } as const;

const cents = (value: Big) => Number(value.round(2));

/** The lines of a month of the demo: by the law's rates, rounded each by itself, so that the totals are their sum. */
export function slipLines({ salary, salaryBasis, years, agreement }: Paid) {
  const basis = salaryBasis ?? 'monthly';
  const rate = new Big(salary ?? 1_000_000);
  const basic = (basis === 'monthly' ? rate : rate.times(units[basis])).round(2);
  const seniority = basic.times(years).times(0.01).round(2);
  const attendance = basic.plus(seniority).div(12).round(2);
  const gross = basic.plus(seniority).plus(attendance);
  const pay = (name: string, count: string, value: Big): SlipLine => ({
    name,
    units: count,
    pay: cents(value),
    other: 0,
    deduction: 0,
  });
  const taken = (name: string, percent: number): SlipLine => ({
    name,
    units: `${percent} %`,
    pay: 0,
    other: 0,
    deduction: cents(gross.times(percent).div(100)),
  });
  const lines = [
    pay('Sueldo básico', String(units[basis]), basic),
    ...(years > 0 ? [pay('Antigüedad', `${years} %`, seniority)] : []),
    pay('Presentismo', '1', attendance),
    { name: 'Suma no remunerativa', units: '1', pay: 0, other: 60_000, deduction: 0 },
    taken('Jubilación', 11),
    taken('Ley 19.032 (INSSJP)', 3),
    taken('Obra social', 3),
    ...(agreement ? [taken('Cuota sindical', 2)] : []),
  ];
  const total = (of: (line: SlipLine) => number) =>
    cents(lines.reduce((sum, line) => sum.plus(of(line)), new Big(0)));
  const totals = {
    pay: total((line) => line.pay),
    other: total((line) => line.other),
    deductions: total((line) => line.deduction),
  };
  const net = cents(new Big(totals.pay).plus(totals.other).minus(totals.deductions));
  return { lines, totals: { ...totals, net } };
}
