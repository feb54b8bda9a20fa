import { moneyText } from '@contract/core/moneyText';
import { ofSalary } from '@contract/liquidations/formula/dayWords';
import { type FormulaNode, foldName } from '@contract/liquidations/formula/formulaTree';
import {
  formulaFunctions,
  formulaVariables,
  type Unit,
} from '@contract/liquidations/formula/formulaVocabulary';
import { parseFormula } from '@contract/liquidations/formula/parseFormula';
import type { lineInput } from '@contract/liquidations/payRunPerson';
import type { z } from 'zod';
import type { FrozenRun } from './frozenRun';
import { periodSpan } from './payPeriods';
import { formulaFields } from './payPlan';
import { type FormulaReads, makeReady, PayProblem, type Value } from './reckonFormula';
import type { ReckonedLine } from './reckonPay';

export type Input = z.infer<typeof lineInput>;

/** The names and the functions over names that a formula reads, as it writes them. */
function readsOf(node: FormulaNode, found: FormulaNode[] = []): FormulaNode[] {
  if (node.kind === 'name') found.push(node);
  else if (node.kind === 'unary') readsOf(node.of, found);
  else if (node.kind === 'binary')
    [node.left, node.right].forEach((side) => void readsOf(side, found));
  else if (node.kind === 'call') {
    const [word] = node.args;
    const named = word === undefined || word.kind === 'name' || word.kind === 'text';
    const reads = named && !plain.has(foldName(node.name));
    if (reads) found.push(node);
    node.args.slice(reads ? 1 : 0).forEach((arg) => void readsOf(arg, found));
  }
  return found;
}

/** Functions that reckon with what they are given and read nothing themselves. */
const plain = new Set(['si', 'tope', 'piso', 'minimo', 'maximo', 'redondear', 'entero']);

export const decimalText = (value: Value): string => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  const [whole = '0', rest = ''] = value.round(4).toFixed().replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value.lt(0) ? '-' : ''}${grouped}${rest ? `,${rest}` : ''}`;
};

const valueText = (value: Value, unit: Unit): string =>
  unit === 'money' && typeof value !== 'boolean' ? moneyText(value.toFixed(2)) : decimalText(value);

interface Meaning {
  label: string;
  unit: Unit;
}

export interface Where {
  personId: number;
  docket: string;
  period: string;
}

/** Formulas read the days of a month by these words. */
export const hourWords: ReadonlySet<string> = new Set([
  'horas',
  'franja',
  'dias_trabajados',
  'dias_ausencia',
  'feriados_pagos',
  'dias_con_goce',
  'horas_con_goce',
]);
const ofNews = new Set([
  'novedad',
  'dias_sin_goce',
  'horas_sin_goce',
  'novedades_suman',
  'novedades_restan',
]);
/** These stand beside the salary on somebody's record. */
const salaryWords = new Set<string>([...ofSalary, 'afiliado', 'aporte_solidario']);
const ofJob = new Set(['antiguedad', 'convenio', 'categoria', 'con_convenio', 'dias_empleo']);

/** The page on which a figure is seen where it was made, narrowed to whose it is and its month. */
function pathOf(call: string, { personId, docket, period }: Where): string | null {
  const { from, to } = periodSpan(period);
  const number = encodeURIComponent(docket);
  if (hourWords.has(call)) return `/hours/team?periodo=month&desde=${from}&buscar=${number}`;
  if (ofNews.has(call)) {
    return `/news?filtro=docket:is:${number}&filtro=fromDay:to:${to}&filtro=toDay:from:${from}`;
  }
  if (salaryWords.has(call)) return `/users/${personId}?ver=sueldo`;
  if (ofJob.has(call)) return `/users/${personId}?ver=empleo`;
  return null;
}

/** This tells the words of a name or a function, and the value that it counts. */
function meaningOf(
  node: FormulaNode,
  { names }: FrozenRun,
  own: ReadonlyMap<string, Meaning>,
): Meaning {
  if (node.kind === 'name') {
    const name = foldName(node.name);
    const known: Meaning | undefined = Object.entries(formulaVariables).find(
      ([key]) => key === name,
    )?.[1];
    return own.get(name) ?? known ?? { label: node.name, unit: 'number' };
  }
  if (node.kind !== 'call') return { label: '', unit: 'number' };
  const called = foldName(node.name);
  const fn = Object.entries(formulaFunctions).find(([key]) => key === called)?.[1];
  const [word] = node.args;
  const name = word?.kind === 'name' ? foldName(word.name) : '';
  // The same word may be a parameter here and a concept there: it is what this function asks for.
  const [asked] = (fn?.args ?? []) as readonly string[];
  const named = Object.entries(names)
    .find(([kind]) => kind === asked)?.[1]
    .find((one) => foldName(one.name) === name);
  const unit = fn?.unit === 'named' ? named?.unit : fn?.unit;
  return {
    label: named?.label ?? fn?.label ?? '',
    unit: unit === undefined || unit === 'same' ? 'number' : unit,
  };
}

/** This lists everything that the formulas of a line read, each once. */
export function inputsOf(
  line: ReckonedLine,
  reads: FormulaReads,
  frozen: FrozenRun,
  where: Where,
): Input[] {
  const { concept, quantity, rate } = line;
  const found = new Map<string, Input>();
  const own = new Map<string, Meaning>([
    ['cantidad', { label: 'Cantidad de esta línea', unit: 'number' }],
    ['valor', { label: 'Valor de esta línea', unit: 'money' }],
  ]);
  for (const field of formulaFields) {
    const { tree } = parseFormula(concept[field]);
    for (const node of tree ? readsOf(tree) : []) {
      const text = concept[field].slice(node.from, node.to);
      if (found.has(text)) continue;
      const name = node.kind === 'name' || node.kind === 'call' ? foldName(node.name) : '';
      // Each part says its own.
      if (line.parts && salaryWords.has(name)) continue;
      const mine = { cantidad: quantity, valor: rate }[name];
      const value = mine ?? readValue(node, reads);
      if (value === null) continue;
      const { label, unit } = meaningOf(node, frozen, own);
      found.set(text, {
        name: text,
        label,
        value: valueText(value, unit),
        path: pathOf(name, where),
      });
    }
  }
  return [...found.values()];
}

function readValue(node: FormulaNode, reads: FormulaReads): Value | null {
  try {
    if (node.kind === 'name') return reads.variable(foldName(node.name));
    if (node.kind !== 'call') return null;
    const [word] = node.args;
    const name =
      word?.kind === 'name' ? foldName(word.name) : word?.kind === 'text' ? word.value : '';
    const given = node.args.slice(1).map((arg) => makeReady(arg)(reads));
    return reads.named(
      foldName(node.name),
      name,
      given.filter((value) => typeof value !== 'boolean'),
    );
  } catch (error) {
    if (error instanceof PayProblem) return null;
    throw error;
  }
}
