import type { PayConceptFields } from '@contract/liquidations/payConcept';

type Formulas = Pick<PayConceptFields, 'kind' | 'formula' | 'quantity' | 'rate'>;

/** Tells a concept that gives what waited for the pay, as a loan that is lent or an expense that is given back: nobody earned it. */
export const handsOver = ({ kind, formula, quantity, rate }: Formulas): boolean =>
  (kind === 'remunerative' || kind === 'nonRemunerative') &&
  /(^|[^\p{L}\p{N}_])pendiente\s*\(/iu.test([formula, quantity, rate].join(' '));
