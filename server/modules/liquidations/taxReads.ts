import Big from 'big.js';
import type { PayFacts, PayFigures, TaxFacts } from './payFacts';
import { PayProblem, type Value } from './reckonFormula';

const none = new Big(0);

function taxOf({ tax }: PayFacts): TaxFacts {
  // The figures were written after somebody's data were taken.
  if (!tax)
    throw new PayProblem('Hay que volver a tomar los datos para el impuesto a las ganancias');
  return tax;
}

/** How many of a kind somebody deducts: a half for a half, and of each the part of the year. */
const family =
  (kind: TaxFacts['deductions'][number]['kind']) =>
  (facts: PayFacts, { taxed = '' }: PayFigures): Value =>
    taxOf(facts)
      .deductions.filter((one) => one.kind === kind)
      .reduce(
        (sum, { part, months }) =>
          sum.plus(new Big(months).div(Number(taxed.slice(5))).div(part === 'half' ? 2 : 1)),
        none,
      );

export const taxReads: Readonly<Record<string, (facts: PayFacts, figures: PayFigures) => Value>> = {
  con_ganancias: (_facts, { taxed }) => taxed !== undefined,
  falta_aguinaldo: (facts) => taxOf(facts).awaitsSac,
  deducciones_declaradas: (facts) =>
    taxOf(facts).deductions.reduce(
      (sum, { amount, months }) => sum.plus(new Big(amount ?? 0).times(months)),
      none,
    ),
  cargas_conyuge: family('spouse'),
  cargas_hijos: family('child'),
  cargas_hijos_discapacidad: family('disabledChild'),
};

const sumOf =
  (part: 'year' | 'beforeSac', of: 'code' | 'base') => (name: string, facts: PayFacts) =>
    new Big(taxOf(facts)[part][`${of}.${of === 'code' ? name.toUpperCase() : name}`] ?? 0);

export const taxSums = {
  del_anio: sumOf('year', 'code'),
  del_anio_base: sumOf('year', 'base'),
  sin_aguinaldo_base: sumOf('beforeSac', 'base'),
};
