import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { monthWords } from '@contract/core/rangeText';
import { knownNames } from '@contract/liquidations/formula/knownNames';
import type { Half } from '@contract/liquidations/half';
import { figuresOfPayDay, taxTable } from '@contract/liquidations/incomeTaxFigures';
import type { ConceptRun } from '@contract/liquidations/payBases';
import { payParameters, runParameters } from '@contract/liquidations/payParameters';
import type { TableStep } from '@contract/liquidations/payTable';
import type { Db } from '../../db/Db';
import { conflict } from '../../engine/http/fault';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { conceptsOn } from './conceptQueries';
import { tablesIn } from './conceptTables';
import { type FormulaNames, formulaNames } from './formulaNames';
import type { PayFigures } from './payFacts';
import { periodSpan } from './payPeriods';
import { makePlan, type PlannedConcept, type ReadyConcept } from './payPlan';
import { tablesOn } from './payTables';
import { taxFiguresOf, taxMonthOf } from './taxFigures';

/** All that a run reads besides its people, as it was when its data were taken. */
export interface FrozenRun {
  concepts: PlannedConcept[];
  names: FormulaNames;
  figures: PayFigures;
  differencePercent: string;
  /** The seal of a site's closed hours, by site; null while they were open. */
  seals: Record<string, string | null>;
  /** The runs that an adjustment looked at; other kinds have none. */
  sources?: number[];
}

export interface RunMonth {
  kind: ConceptRun;
  period: string;
  half?: Half | null;
  payDay: string;
}

type FormulaParameter = keyof typeof payParameters;

const parameterNamed = (name: string) =>
  Object.hasOwn(payParameters, name) ? payParameters[name as FormulaParameter] : undefined;

const labelOf = (name: string): string => {
  const code = parameterNamed(name)?.code;
  return code ? parameterCatalog[code].name : name;
};

const isOfSome = (name: string) => {
  const found = parameterNamed(name);
  return found !== undefined && 'ofSome' in found;
};

/** The concepts of a run in their order; refused with the words of what is wrong with one. */
export function planOf(concepts: readonly PlannedConcept[], names: FormulaNames): ReadyConcept[] {
  const { plan, fault } = makePlan(concepts, knownNames(names));
  if (fault) throw conflict(`${fault.code}: ${fault.fault.words} Corregilo en los conceptos.`);
  return plan;
}

/** The parameters that some concepts name. */
export const namedParameters = (plan: readonly ReadyConcept[]): string[] => [
  ...new Set(
    plan.flatMap(({ uses }) =>
      uses.flatMap(({ kind, name }) => (kind === 'parameter' ? [name] : [])),
    ),
  ),
];

const tablesOf = (concepts: readonly PlannedConcept[]) => [
  ...new Set(concepts.flatMap((concept) => [...tablesIn(concept)])),
];

/** The tables that some concept names, as they rule on the last day of the month, and the scale of the tax on its own; refused by name where one does not yet. */
async function takeTables(
  db: Db,
  concepts: readonly PlannedConcept[],
  period: string,
  { table }: FormulaNames,
  taxDay: string | null,
): Promise<Record<string, TableStep[]>> {
  const asked = tablesOf(concepts).filter((code) => code !== taxTable.name);
  const [found, scales] = await Promise.all([
    asked.length > 0 ? tablesOn(db, periodSpan(period).to) : new Map<string, TableStep[]>(),
    taxDay ? tablesOn(db, taxDay) : null,
  ]);
  const scale = scales?.get(taxTable.name);
  const missing = asked.filter((code) => !found.get(code)?.length);
  if (missing.length > 0) {
    const labels = missing.map((code) => table.find(({ name }) => name === code)?.label ?? code);
    throw conflict(
      `Falta cargar en Tablas, para ${monthWords(period).toLowerCase()}: ${labels.join('; ')}.`,
    );
  }
  return {
    ...Object.fromEntries(asked.map((code) => [code, found.get(code) ?? []])),
    ...(scale ? { [taxTable.name]: scale } : {}),
  };
}

type RunFigure = keyof typeof runParameters;

/** The dated figures of a run: those of its month, and of the tax those of the month in which it is paid. */
async function valuesOf(db: Db, run: Pick<RunMonth, 'period' | 'payDay'>) {
  const codes = Object.values(payParameters).map(({ code }) => code);
  const [ofMonth, ofPayDay] = await Promise.all([
    figuresAt(db, [...codes, ...Object.values(runParameters)], periodSpan(run.period).to),
    figuresAt(db, figuresOfPayDay, periodSpan(taxMonthOf(run)).to),
  ]);
  const values: Partial<Record<string, number | null>> = { ...ofMonth, ...ofPayDay };
  return {
    of: (name: string): string | null => {
      const code = parameterNamed(name)?.code;
      const value = code && values[code];
      return value == null ? null : String(value);
    },
    own: (name: RunFigure) =>
      String(
        values[runParameters[name]] ?? parameterCatalog[runParameters[name]].initial[0]?.value,
      ),
  };
}

/** This reads the parameters that a run would read now. */
export async function figuresNow(
  db: Db,
  run: Pick<RunMonth, 'period' | 'payDay'>,
  plan: readonly ReadyConcept[],
): Promise<{ name: string; value: string | null; label: string }[]> {
  const { of, own } = await valuesOf(db, run);
  return [
    ...namedParameters(plan).map((name) => ({ name, value: of(name), label: labelOf(name) })),
    ...(Object.keys(runParameters) as RunFigure[]).map((name) => ({
      ...{ name, value: own(name), label: parameterCatalog[runParameters[name]].name },
    })),
  ];
}

/** Concepts and figures as they rule on the last day of the month; a figure that nobody wrote yet is refused by its name. */
export async function takeRules(
  db: Db,
  run: RunMonth,
  given?: readonly PlannedConcept[],
): Promise<Omit<FrozenRun, 'seals'>> {
  const { kind, period, half } = run;
  const { to } = periodSpan(period);
  const concepts = [...(given ?? (await conceptsOn(db, to, kind)))];
  if (concepts.length === 0) throw conflict('No hay ningún concepto que rija en ese mes.');
  const names = await formulaNames(db, concepts);
  const asked = namedParameters(planOf(concepts, names));
  const month = taxMonthOf(run);
  const { of: figureOf, own } = await valuesOf(db, run);
  const known = asked.filter((name) => figureOf(name) !== null);
  const missing = asked.filter((name) => !known.includes(name) && !isOfSome(name));
  if (missing.length > 0) {
    const labels = missing.map(labelOf);
    throw conflict(
      `Falta cargar en Parámetros, para ${monthWords(period).toLowerCase()}: ${labels.join('; ')}.`,
    );
  }
  const readsTax = tablesOf(concepts).includes(taxTable.name);
  const taxed = readsTax && (await taxFiguresOf(db, month)).missing.length === 0;
  const tables = await takeTables(db, concepts, period, names, taxed ? periodSpan(month).to : null);
  const parameters = Object.fromEntries(known.map((name) => [name, figureOf(name) ?? '0']));
  return {
    concepts,
    names,
    figures: {
      ...{ period, kind, parameters, tables, ...(half ? { half } : {}) },
      ...(taxed ? { taxed: month } : {}),
      ...{ monthHours: own('monthHours'), dayHours: own('dayHours') },
    },
    differencePercent: own('differencePercent'),
  };
}
