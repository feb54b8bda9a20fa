import { parameterCatalog } from '@contract/admin/parameterCatalog';
import type { LeavingCause } from '@contract/liquidations/leaver';
import { severanceParameters } from '@contract/liquidations/payParameters';
import type { SeveranceBase } from '@contract/liquidations/severance';
import Big from 'big.js';
import type { PayFacts, PayFigures } from '../payFacts';
import { PayProblem, type Value } from '../reckonFormula';
import { reckonSeverance } from './severanceBaseRules';
import { severanceTextOn } from './severanceTextRules';

type Figure = keyof typeof severanceParameters;

/** Arts. 245 and 248. */
const owing: readonly LeavingCause[] = ['dismissed', 'died'];

/** Older texts ask for none of these figures. */
function figureOf(
  { figures = {} }: NonNullable<PayFacts['leaving']>,
  lastDay: string,
  name: Figure,
) {
  const value = figures[name];
  if (value !== undefined) return Number(value);
  if (severanceTextOn(lastDay) !== 'modernisation') return 0;
  const label = parameterCatalog[severanceParameters[name]].name;
  throw new PayProblem(
    `Falta cargar en Parámetros, para ese día, “${label}”; después hay que volver a tomar los datos`,
  );
}

/** The base of a leaver's severance and how it comes about; null of who does not leave, and in runs of before. */
export function severanceOf(
  { leaving, hireDate, leaveDate }: PayFacts,
  { period }: Pick<PayFigures, 'period'>,
): SeveranceBase | null {
  if (!leaving?.year || leaveDate === null) return null;
  return reckonSeverance({
    ...{ hireDate, period, lastDay: leaveDate },
    owed: owing.includes(leaving.cause),
    lines: leaving.year,
    bases: leaving.yearBases ?? {},
    habitualMonths: figureOf(leaving, leaveDate, 'habitualMonths'),
    averageMonths: figureOf(leaving, leaveDate, 'averageMonths'),
  });
}

/** Runs of before kept only the best month. */
export const habitualPay = (facts: PayFacts, figures: PayFigures): Value =>
  new Big(severanceOf(facts, figures)?.amount ?? facts.history.bestYear?.sac ?? 0);
