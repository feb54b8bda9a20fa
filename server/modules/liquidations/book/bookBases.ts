import type { RunKind } from '@contract/liquidations/payBases';
import Big from 'big.js';
import { MONTH_DAYS, monthDays, sacCapPart, unpaidDays } from '../payDays';
import type { PayFacts, PayFigures } from '../payFacts';
import { summed } from '../supplementRules';
import type { BookBases } from './salaryBook';

/** The limits of a month for somebody; left out where there is none. */
export interface BaseLimits {
  cap?: string;
  /** The cap of the SAC of a last pay; left out where it was withheld with the month's. */
  capOfSac?: string;
  /** The part of the cap that other runs of the month have used, by base. */
  before?: Readonly<Record<string, string>>;
  /** A floor: the month is never declared below it. */
  floor?: string;
  /** Earlier runs were declared at the floor where they were below it. */
  lifted?: boolean;
}

const none = new Big(0);
const atLeastNone = (value: Big) => (value.lt(0) ? none : value);

/**
 * Contributions are declared on these bases: the worker's are within what is left of the cap of the month, as they were
 * withheld; SAC of a last pay has a cap of its own. A month below the floor is declared at the floor.
 */
export function bookBases(
  sums: Readonly<Record<string, string>>,
  remunerative: string,
  { cap, capOfSac = cap, before = {}, floor, lifted: wasLifted }: BaseLimits = {},
): BookBases {
  const of = (base: string) => atLeastNone(new Big(sums[base] ?? 0));
  const below = (value: Big, most = cap) =>
    most !== undefined && value.gt(most) ? new Big(most) : value;
  const capped = (base: string) => {
    const used = atLeastNone(new Big(before[base] ?? 0));
    return below(used.plus(of(base))).minus(below(used));
  };
  const ownCap = below(of('aportes_sac'), capOfSac);
  const lifted = (base: string, value: Big) => {
    const used = atLeastNone(new Big(before[base] ?? 0));
    const shortOf = (month: Big) =>
      floor === undefined || month.eq(0) ? none : atLeastNone(new Big(floor).minus(month));
    const short = shortOf(used.plus(of(base))).minus(wasLifted ? shortOf(used) : none);
    return atLeastNone(value.plus(short));
  };
  const employer = lifted('contribuciones', of('contribuciones'));
  const deduction = of('detraccion');
  // The base after the deduction is told only where something is deducted.
  const reduced = deduction.gt(0) ? atLeastNone(employer.minus(deduction)) : none;
  return {
    pension: lifted('aportes', capped('aportes')).plus(ownCap).toFixed(2),
    employer: employer.toFixed(2),
    health: capped('obra_social').plus(ownCap).toFixed(2),
    employerHealth: of('obra_social').plus(of('aportes_sac')).toFixed(2),
    // Runs of before the base of its own declared all that is remunerative.
    insurance: atLeastNone(new Big(sums.riesgos ?? remunerative)).toFixed(2),
    deduction: deduction.toFixed(2),
    reduced: reduced.toFixed(2),
  };
}

/** Nothing is declared to the insurer of somebody whose work risks are not insured. */
export const insuredBases = (bases: BookBases, { insured }: { insured: boolean }): BookBases =>
  insured ? bases : { ...bases, insurance: none.toFixed(2) };

/** These kinds have a minimum by days: pay besides the month has none. */
const ofMonths: readonly RunKind[] = ['monthly', 'final', 'supplementary'];

/** The limits that a run was reckoned with, for somebody: of a month without all its days, that part of the minimum. */
export function limitsOf(kind: RunKind, facts: PayFacts, figures: PayFigures): BaseLimits {
  const { tope_aportes: cap, piso_aportes: least } = figures.parameters;
  const days = atLeastNone(new Big(monthDays(facts, figures)).minus(unpaidDays(facts, figures)));
  const rules = least !== undefined && ofMonths.includes(kind);
  // A run of before SAC had its own cap was withheld with the month's.
  const ofSac =
    cap !== undefined && figures.kind ? sacCapPart(facts, figures).times(cap).toFixed() : cap;
  return {
    cap: kind === 'sac' ? ofSac : cap,
    capOfSac: ofSac,
    before: facts.paidBases
      ? summed([facts.history.month ?? {}, facts.paidBases])
      : facts.history.month,
    lifted: facts.paidBases !== undefined,
    floor: rules ? new Big(least).times(days).div(MONTH_DAYS).toFixed(2) : undefined,
  };
}
