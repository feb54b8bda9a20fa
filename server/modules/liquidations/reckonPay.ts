import Big from 'big.js';
import { type LinePart, linesOfParts, type PartReads, sumOfParts } from './lineParts';
import type { PayFacts, PayFigures } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { payReads } from './payReads';
import { type FormulaReads, figure, PayProblem } from './reckonFormula';
import { factsOfParts } from './salaryPartRules';

export interface ReckonedLine {
  concept: ReadyConcept;
  quantity: Big | null;
  rate: Big | null;
  amount: Big;
  /** The month that it corrects, in an adjustment. */
  ofPeriod?: string;
  /** Where the salary changed within its days: how much of it is of each. */
  parts?: readonly LinePart[];
}

export interface PayTotals {
  remunerative: Big;
  nonRemunerative: Big;
  deductions: Big;
  employer: Big;
  net: Big;
}

export type ReckonedPay =
  | {
      lines: ReckonedLine[];
      totals: PayTotals;
      bases: ReadonlyMap<string, Big>;
      /** The items that it settles. */
      items: number[];
      /** The amount withheld for each order of a court, by the order's id. */
      withheld: ReadonlyMap<number, Big>;
      /** Codes of deductions that are left out for want of a consent. */
      unconsented: readonly string[];
      problem?: never;
    }
  | { problem: string };

/** Beyond what its column holds somebody wrote a formula wrong. */
const MOST = new Big('999999999999.99');
const MOST_UNITS = new Big('9999999999');
const none = new Big(0);

const FINE = 10;
/** A slip shows so many decimals of hours; the amount is made of the minutes. */
const SHOWN = 4;
const places = { cents: 2, whole: 0 } as const;

const tooMuch = (value: Big | null) => value?.abs().gt(MOST) === true;

/** This reckons a concept for a person; null where it does not apply to them. */
function reckonLine(
  concept: ReadyConcept,
  reads: FormulaReads,
  partReads: readonly PartReads[],
  own: Map<string, Big>,
): ReckonedLine | null {
  const { condition, quantity: countOf, rate: rateOf, formula } = concept.ready;
  const parts = linesOfParts(concept, reads, partReads);
  if (parts ? parts.length === 0 : condition && condition(reads) !== true) return null;
  const summed = parts && sumOfParts(parts);
  const quantity = summed?.quantity ?? figure(countOf?.(reads)) ?? null;
  const rate = summed?.rate ?? figure(rateOf?.(reads)) ?? null;
  own.clear();
  if (quantity) own.set('cantidad', quantity);
  if (rate) own.set('valor', rate);
  const product = summed?.amount ?? (quantity ?? none).times(rate ?? none);
  const whole = formula ? figure(formula(reads)) : product;
  own.clear();
  // A third of an hour has no end: what it comes to with a salary does, and half a cent of it is not lost to the last digit.
  const exact = (whole ?? none).round(FINE);
  const amount = exact.round(places[concept.rounding]);
  if (tooMuch(amount) || tooMuch(rate) || quantity?.abs().gt(MOST_UNITS))
    throw new PayProblem(`“${concept.name}” da más de lo que entra en un recibo`);
  return {
    concept,
    quantity: quantity?.round(SHOWN) ?? null,
    rate: rate?.round(6) ?? null,
    amount,
    ...(parts ? { parts } : {}),
  };
}

const sumOf = (lines: readonly ReckonedLine[], kind: ReadyConcept['kind']) =>
  lines.reduce(
    (sum, { concept, amount }) => (concept.kind === kind ? sum.plus(amount) : sum),
    none,
  );

export function totalsOf(lines: readonly ReckonedLine[]): PayTotals {
  const remunerative = sumOf(lines, 'remunerative');
  const nonRemunerative = sumOf(lines, 'nonRemunerative');
  const deductions = sumOf(lines, 'deduction');
  return {
    remunerative,
    nonRemunerative,
    deductions,
    employer: sumOf(lines, 'employer'),
    net: remunerative.plus(nonRemunerative).minus(deductions),
  };
}

/** A line pays the items that it takes to the cent, and no item is paid by two lines. */
function wholeItems(
  line: ReckonedLine | null,
  taken: ReadonlySet<number>,
  { due }: PayFacts,
  before: readonly number[],
): Iterable<number> {
  if (!line || taken.size === 0) return [];
  if (before.some((id) => taken.has(id))) throw new PayProblem('Otro concepto ya toma lo mismo');
  const sum = due
    .filter(({ id }) => taken.has(id))
    .reduce((total, { amount }) => total.plus(amount), none);
  if (!line.amount.eq(sum)) {
    throw new PayProblem('El importe no es lo que toma de lo que espera, entero');
  }
  return taken;
}

/** A line says what it withholds for courts to the cent, and no two lines withhold for the same order. */
function keepWithheld(
  line: ReckonedLine | null,
  own: ReadonlyMap<number, Big>,
  before: Map<number, Big>,
): void {
  if (!line || own.size === 0) return;
  let sum = none;
  for (const [id, amount] of own) {
    if (before.has(id)) throw new PayProblem('Otro concepto ya retiene para el mismo embargo');
    before.set(id, amount);
    sum = sum.plus(amount);
  }
  if (!line.amount.eq(sum)) {
    throw new PayProblem('El importe no es lo que retiene para los juzgados, entero');
  }
}

/** LCT 133: a deduction that no law, statute or agreement orders needs the consent of the person. */
const lacksConsent = ({ asksConsent, code }: ReadyConcept, { consents = [] }: PayFacts): boolean =>
  asksConsent && !consents.includes(code);

/** Somebody's pay: the concepts in their order, each rounded once, and totals that are the sum of what is shown. */
export function reckonPay(
  plan: readonly ReadyConcept[],
  facts: PayFacts,
  figures: PayFigures,
): ReckonedPay {
  const amounts = new Map<string, Big>();
  const bases = new Map<string, Big>();
  const own = new Map<string, Big>();
  const taken = new Set<number>();
  const withholding = new Map<number, Big>();
  const withheld = new Map<number, Big>();
  const reckoned = { amounts, bases, own, taken, withheld: withholding };
  const reads = payReads(facts, figures, reckoned);
  const partReads = factsOfParts(facts, figures).map(({ part, of, within }) => ({
    ...{ part, of: payReads(of, figures, reckoned), within: payReads(within, figures, reckoned) },
  }));
  const items: number[] = [];
  const unconsented: string[] = [];
  const lines: ReckonedLine[] = [];
  for (const concept of plan) {
    let line: ReckonedLine | null;
    try {
      taken.clear();
      withholding.clear();
      line = reckonLine(concept, reads, partReads, own);
      if (lacksConsent(concept, facts)) {
        if (line && !line.amount.eq(0)) unconsented.push(concept.code);
        continue;
      }
      items.push(...wholeItems(line, taken, facts, items));
      keepWithheld(line, withholding, withheld);
    } catch (error) {
      if (error instanceof PayProblem) return { problem: `${concept.name}: ${error.message}.` };
      throw error;
    }
    if (!line || line.amount.eq(0)) continue;
    lines.push(line);
    amounts.set(concept.code, line.amount);
    for (const base of concept.bases) bases.set(base, (bases.get(base) ?? none).plus(line.amount));
  }
  const shown = lines.toSorted(
    ({ concept: a }, { concept: b }) => a.position - b.position || (a.code < b.code ? -1 : 1),
  );
  const totals = totalsOf(lines);
  if (Object.values(totals).some(tooMuch))
    return { problem: 'Suma más de lo que entra en un recibo.' };
  return { lines: shown, totals, bases, items, withheld, unconsented };
}
