import { isDeepStrictEqual } from 'node:util';
import { taxTable } from '@contract/liquidations/incomeTaxFigures';
import type { Db } from '../../db/Db';
import { type FrozenRun, figuresNow } from './frozenRun';
import { periodSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';
import { tablesOn } from './payTables';
import type { Run } from './runRules';

/** The figures of the law and of the organisation that are others now, and those that nobody had written. */
async function staleParameters(db: Db, run: Run, frozen: FrozenRun, plan: readonly ReadyConcept[]) {
  const now = await figuresNow(db, run, plan);
  const { parameters, monthHours, dayHours } = frozen.figures;
  const { differencePercent } = frozen;
  const own: Readonly<Record<string, string>> = { monthHours, dayHours, differencePercent };
  return now.flatMap(({ name, value, label }) =>
    (own[name] ?? parameters[name] ?? null) === value ? [] : [label],
  );
}

async function staleTables(db: Db, run: Run, { figures: { tables = {} }, names }: FrozenRun) {
  const codes = Object.keys(tables);
  if (codes.length === 0) return [];
  const [ofMonth, ofPayDay] = await Promise.all([
    tablesOn(db, periodSpan(run.period).to),
    tablesOn(db, periodSpan(run.payDay.slice(0, 'AAAA-MM'.length)).to),
  ]);
  return codes
    .filter((code) => {
      const now = (code === taxTable.name ? ofPayDay : ofMonth).get(code) ?? [];
      return !isDeepStrictEqual(now, tables[code]);
    })
    .map((code) => names.table.find(({ name }) => name === code)?.label ?? code);
}

const named = (what: string, labels: readonly string[]) =>
  labels.length > 0 ? [`Cambiaron ${what}: ${[...new Set(labels)].join(', ')}.`] : [];

/** This tells which parameters and tables changed since the data of a run were taken. */
export async function staleFigures(
  db: Db,
  run: Run,
  frozen: FrozenRun,
  plan: readonly ReadyConcept[],
): Promise<string[]> {
  const [parameters, tables] = await Promise.all([
    staleParameters(db, run, frozen, plan),
    staleTables(db, run, frozen),
  ]);
  return [...named('parámetros', parameters), ...named('tablas', tables)];
}
