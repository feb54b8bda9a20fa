/** A month of paying back. */
export interface PlannedInstalment {
  number: number;
  /** "2026-12". */
  period: string;
  amount: string;
}

const CENTS = 100;
const MONTHS = 12;

/** Read by its figures and not as a fraction; with its cents an amount of twelve figures is still a whole number. */
export function centsOf(amount: string): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const cents = Number(whole) * CENTS + Number(rest.slice(0, 2).padEnd(2, '0'));
  // Half a cent more counts as one.
  const rounded = cents + (rest.charAt(2) >= '5' ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}

/** So many per cent of some cents, without what is left of the last one; both are figures as they are written. */
export function partOfCents(cents: number, percent: string): number {
  const [whole = '0', rest = ''] = percent.split('.');
  const over = BigInt(cents) * BigInt(whole + rest);
  return Number(over / (100n * 10n ** BigInt(rest.length)));
}

export function fromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / CENTS)}.${String(whole % CENTS).padStart(2, '0')}`;
}

/** "2026-12" and two months on: "2027-02". */
export function monthAfter(period: string, count: number): string {
  const months = Number(period.slice(0, 4)) * MONTHS + Number(period.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`;
}

/** Equal instalments, one a month; what does not divide is in the last. They sum exactly the amount. */
export function planInstalments(
  amount: string,
  count: number,
  firstPeriod: string,
): PlannedInstalment[] {
  const total = centsOf(amount);
  const each = Math.floor(total / count);
  return Array.from({ length: count }, (_item, index) => ({
    number: index + 1,
    period: monthAfter(firstPeriod, index),
    amount: fromCents(index === count - 1 ? total - each * (count - 1) : each),
  }));
}
