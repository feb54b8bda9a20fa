import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import { moneyText } from '@contract/core/moneyText';
import { payParameters } from '@contract/liquidations/payParameters';
import Big from 'big.js';
import { and, gte, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { parameter } from '../../db/schema/settings';
import type { FrozenRun } from './frozenRun';
import { periodSpan } from './payPeriods';
import { canStillChange, type Run } from './runRules';

/** The figures that change every month or so, by the name that formulas give them. */
export const monthlyFigures: ReadonlyMap<string, ParameterCode> = new Map(
  Object.entries(payParameters)
    .filter(([, { code }]) => 'monthly' in parameterCatalog[code])
    .map(([name, { code }]) => [name, code]),
);

const figureText = (value: string, unit: string) =>
  unit === '$' ? moneyText(value) : `${new Big(value).toFixed()} ${unit}`.replace('.', ',');

/** These figures were not written or confirmed for the month that is paid; each has the value that the run was reckoned with. */
export async function unconfirmedFigures(db: Db, run: Run) {
  const frozen = run.frozen as FrozenRun | null;
  if (!frozen || !canStillChange(run)) return [];
  const read = Object.entries(frozen.figures.parameters).flatMap(([name, value]) => {
    const code = monthlyFigures.get(name);
    return code ? [{ code, value }] : [];
  });
  if (read.length === 0) return [];
  const { from, to } = periodSpan(run.period);
  const rows = await db
    .select({ code: parameter.code })
    .from(parameter)
    .where(
      and(
        anyOf(
          parameter.code,
          read.map(({ code }) => code),
        ),
        gte(parameter.validFrom, from),
        lte(parameter.validFrom, to),
      ),
    );
  return read
    .filter(({ code }) => !rows.some((row) => row.code === code))
    .map(({ code, value }) => {
      const { name, unit } = parameterCatalog[code];
      return { code, name, value: figureText(value, unit) };
    });
}
