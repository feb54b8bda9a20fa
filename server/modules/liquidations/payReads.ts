import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { payItemKinds } from '@contract/core/payItemKinds';
import { formulaHours } from '@contract/liquidations/formula/formulaHours';
import { foldName } from '@contract/liquidations/formula/formulaTree';
import { payParameters } from '@contract/liquidations/payParameters';
import Big from 'big.js';
import { daysFromTo } from '../../engine/time/days';
import { dayWorkerReads } from './dayWorkerReads';
import { leavingReads } from './leavingReads';
import { takeOrders } from './orderReads';
import {
  absentDays,
  MONTH_DAYS,
  monthDays,
  sacCapPart,
  sacDays,
  semesterDays,
  unpaidDays,
} from './payDays';
import type { PayFacts, PayFigures } from './payFacts';
import { paidSpan, periodSpan } from './payPeriods';
import { type FormulaReads, PayProblem, type Value } from './reckonFormula';
import { reckonTable } from './tableRules';
import { taxReads, taxSums } from './taxReads';
import { unionTieOf } from './unionTieOf';
import { yearsOf } from './yearsOf';

const none = new Big(0);
const hours = new Map<string, string>(Object.entries(formulaHours));
const MINUTES = 60;

function salaryOf({ salary }: PayFacts): Big {
  if (salary === null) throw new PayProblem('No tiene sueldo cargado en su ficha');
  return new Big(salary);
}

const rates = {
  monthly: {
    day: (basic: Big) => basic.div(MONTH_DAYS),
    hour: (basic: Big, { monthHours }: PayFigures) => basic.div(monthHours),
  },
  daily: {
    day: (basic: Big) => basic,
    hour: (basic: Big, { dayHours }: PayFigures) => basic.div(dayHours),
  },
  hourly: {
    day: (basic: Big, { dayHours }: PayFigures) => basic.times(dayHours),
    hour: (basic: Big) => basic,
  },
} as const;

type Variable = (facts: PayFacts, figures: PayFigures) => Value;

const amount =
  (key: string, divisor = 1): Variable =>
  ({ amounts }) =>
    new Big(amounts[key] ?? 0).div(divisor);

/** Any of these days costs the bonus for not missing a day. */
const missed = ['news.unpaidDays', 'leave.unpaidDays', 'hours.absent'];

const variables: Readonly<Record<string, Variable>> = {
  basico: salaryOf,
  valor_dia: (facts, figures) =>
    rates[facts.salaryBasis ?? 'monthly'].day(salaryOf(facts), figures),
  valor_hora: (facts, figures) =>
    rates[facts.salaryBasis ?? 'monthly'].hour(salaryOf(facts), figures),
  mensual: ({ salaryBasis }) => salaryBasis === 'monthly',
  jornal: ({ salaryBasis }) => salaryBasis === 'daily',
  por_hora: ({ salaryBasis }) => salaryBasis === 'hourly',
  con_convenio: ({ agreement }) => agreement !== null,
  afiliado: (facts) => unionTieOf(facts) === 'member',
  aporte_solidario: (facts) => unionTieOf(facts) === 'solidarity',
  dias_mes: (_facts, figures) => {
    const { from, to } = paidSpan(figures);
    return new Big(daysFromTo(from, to));
  },
  dias_empleo: (facts, figures) => new Big(monthDays(facts, figures)),
  primera_quincena: (_facts, { half }) => half === 'first',
  segunda_quincena: (_facts, { half }) => half === 'second',
  mes_sin_faltas: ({ amounts, firstHalf = {} }) =>
    [amounts, firstHalf].every((of) => missed.every((key) => new Big(of[key] ?? 0).eq(0))),
  dias_trabajados: amount('hours.days'),
  dias_sin_goce: unpaidDays,
  dias_ausencia: absentDays,
  horas_sin_goce: amount('news.unpaidMinutes', MINUTES),
  novedades_suman: amount('news.plus'),
  novedades_restan: amount('news.minus'),
  vacaciones_adelantadas: ({ ahead = 0 }) => new Big(ahead),
  parte_del_tope: (facts, figures) =>
    figures.kind === 'sac' ? sacCapPart(facts, figures) : new Big(1),
  dias_semestre: (_facts, figures) => new Big(semesterDays(figures)),
  dias_empleo_semestre: sacDays,
  con_embargos: ({ orders = [] }) => orders.some(({ kind }) => kind === 'debt'),
  con_alimentos: ({ orders = [] }) => orders.some(({ kind }) => kind === 'maintenance'),
  ...dayWorkerReads,
  ...leavingReads,
  ...taxReads,
};

/** The amounts of the concepts of the same run that were reckoned so far. */
export interface Reckoned {
  amounts: ReadonlyMap<string, Big>;
  bases: ReadonlyMap<string, Big>;
  own: ReadonlyMap<string, Big>;
  /** The items that the concept being reckoned took. */
  taken: Set<number>;
  /** And what it withheld for each order of a court. */
  withheld: Map<number, Big>;
}

const past = (record: Readonly<Record<string, string>>, name: string) => new Big(record[name] ?? 0);

type Named = (
  name: string,
  facts: PayFacts,
  figures: PayFigures,
  reckoned: Reckoned,
  given: readonly Big[],
) => Value;

const kindNamed: ReadonlyMap<string, string> = new Map(
  Object.entries(payItemKinds).map(([kind, { word }]) => [word, kind] as const),
);

/**
 * Each as a whole or not at all, the oldest first. One that does not fit leaves its room to others that do, but not to
 * what comes after it of the same loan: instalments go by in their order.
 */
function takeDue(name: string, { due }: PayFacts, taken: Set<number>, most: Big): Big {
  const kind = kindNamed.get(name);
  const waiting = new Set<string>();
  let sum = none;
  for (const { id, amount, path } of due.filter((one) => one.kind === kind)) {
    if (waiting.has(path)) continue;
    if (sum.plus(amount).gt(most)) {
      waiting.add(path);
      continue;
    }
    sum = sum.plus(amount);
    taken.add(id);
  }
  return sum;
}

const equal = (name: string, text: string | null) =>
  text !== null && foldName(text) === foldName(name);

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(payParameters).map(([name, { code }]) => [name, parameterCatalog[code].name]),
);

const functions: Readonly<Record<string, Named>> = {
  antiguedad: (_name, facts, { period }) => new Big(yearsOf(facts, periodSpan(period).to)),
  concepto: (name, _facts, _figures, { amounts }) => amounts.get(name.toUpperCase()) ?? none,
  base: (name, _facts, _figures, { bases }) => bases.get(name) ?? none,
  anterior: (name, { history }) => past(history.previous, name.toUpperCase()),
  acumulado: (name, { history }) => past(history.year, name.toUpperCase()),
  acumulado_base: (name, { history }) => past(history.yearBases, name),
  mejor: (name, { history }) => past(history.best, name),
  mejor_anual: (name, { history }) => past(history.bestYear ?? {}, name),
  quincena_anterior: (name, { history }) => past(history.half ?? {}, name),
  promedio: (name, { history }) => past(history.average ?? {}, name),
  del_mes: (name, { history }) => past(history.month ?? {}, name),
  ...taxSums,
  horas: (name, { amounts }) => new Big(amounts[hours.get(name) ?? ''] ?? 0).div(MINUTES),
  franja: (name, { amounts }) => new Big(amounts[`band.${name.toUpperCase()}`] ?? 0).div(MINUTES),
  novedad: (name, { amounts }) => new Big(amounts[`news.${name.toUpperCase()}`] ?? 0),
  licencia: (name, { amounts }) => new Big(amounts[`leave.${name.toUpperCase()}`] ?? 0),
  parametro: (name, { leaving }, { parameters }) => {
    const known = { ...parameters, ...leaving?.figures };
    const found = Object.hasOwn(known, name) ? known[name] : undefined;
    if (found === undefined) {
      const label = Object.hasOwn(labels, name) ? labels[name] : name;
      throw new PayProblem(
        `Falta cargar en Parámetros, para ese mes, “${label}”; después hay que volver a tomar los datos`,
      );
    }
    return new Big(found);
  },
  pendiente: (name, facts, _figures, { taken }, [most = none]) => takeDue(name, facts, taken, most),
  embargo: (name, facts, _figures, { withheld }, given) => takeOrders(name, facts, withheld, given),
  tabla: (name, _facts, { tables = {} }, _reckoned, [value = none]) => {
    const steps = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (!steps) throw new PayProblem(`Falta la tabla “${name}” para ese mes`);
    return reckonTable(steps, value);
  },
  convenio: (name, { agreement }) => equal(name, agreement),
  categoria: (name, { category }) => equal(name, category),
};

/** Formulas read a person's facts, the figures of the law, and the amounts that were reckoned before. */
export const payReads = (
  facts: PayFacts,
  figures: PayFigures,
  reckoned: Reckoned,
): FormulaReads => ({
  variable(name) {
    const own = reckoned.own.get(name);
    if (own) return own;
    const read = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!read) throw new Error(`a checked formula knows ${name}`);
    return read(facts, figures);
  },
  named(functionName, name, given) {
    const read = Object.hasOwn(functions, functionName) ? functions[functionName] : undefined;
    if (!read) throw new Error(`a checked formula knows ${functionName}`);
    return read(name, facts, figures, reckoned, given);
  },
});
