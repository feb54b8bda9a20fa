import type { RunKind } from '@contract/liquidations/payBases';
import Big from 'big.js';
import { MONTH_DAYS, monthDays, unpaidDays } from './payDays';
import type { PayFacts, PayFigures } from './payFacts';
import type { BookBases } from './salaryBook';

/** The limits of a month for somebody; left out where there is none. */
export interface BaseLimits {
  cap?: string;
  /** By base: what other runs of the same month have used of the cap. */
  before?: Readonly<Record<string, string>>;
  /** What a whole month is never declared below. */
  floor?: string;
}

const none = new Big(0);
const atLeastNone = (value: Big) => (value.lt(0) ? none : value);

/**
 * What contributions are declared on: of the worker's, what is left of the cap of the month, as they were withheld; SAC
 * of a last pay has a cap of its own. A whole month below the floor is declared at the floor.
 */
export function bookBases(
  sums: Readonly<Record<string, string>>,
  remunerative: string,
  { cap, before = {}, floor }: BaseLimits = {},
): BookBases {
  const of = (base: string) => atLeastNone(new Big(sums[base] ?? 0));
  const below = (value: Big) => (cap !== undefined && value.gt(cap) ? new Big(cap) : value);
  const capped = (base: string) => {
    const used = atLeastNone(new Big(before[base] ?? 0));
    return below(used.plus(of(base))).minus(below(used));
  };
  const ownCap = below(of('aportes_sac'));
  const lifted = (base: string, value: Big) => {
    const month = of(base).plus(atLeastNone(new Big(before[base] ?? 0)));
    const short = floor === undefined || month.eq(0) ? none : new Big(floor).minus(month);
    return short.gt(0) ? value.plus(short) : value;
  };
  return {
    pension: lifted('aportes', capped('aportes')).plus(ownCap).toFixed(2),
    employer: lifted('contribuciones', of('contribuciones')).toFixed(2),
    health: capped('obra_social').plus(ownCap).toFixed(2),
    employerHealth: of('obra_social').plus(of('aportes_sac')).toFixed(2),
    insurance: atLeastNone(new Big(remunerative)).toFixed(2),
  };
}

/** The limits that somebody has in a run; `floor`: of a whole month, where somebody wrote it. */
export function limitsOf(
  kind: RunKind,
  facts: PayFacts,
  figures: PayFigures,
  floor: string | undefined,
): BaseLimits {
  // Of part of a month, and of who is paid by the hour or the day, it is not known what the floor would be.
  const whole =
    kind === 'monthly' &&
    facts.salaryBasis === 'monthly' &&
    monthDays(facts, figures) === MONTH_DAYS &&
    unpaidDays(facts, figures).eq(0);
  return {
    cap: figures.parameters.tope_aportes,
    before: facts.history.month,
    floor: whole ? floor : undefined,
  };
}
