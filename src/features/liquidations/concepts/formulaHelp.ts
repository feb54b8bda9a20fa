import { checkFormula, type KnownNames } from '@contract/liquidations/formula/checkFormula';
import { type FormulaFault, foldName } from '@contract/liquidations/formula/formulaTree';
import {
  formulaFunctions,
  formulaVariables,
  type Unit,
} from '@contract/liquidations/formula/formulaVocabulary';
import { parseFormula } from '@contract/liquidations/formula/parseFormula';
import { pointFault } from '@contract/liquidations/formula/pointFault';
import type { FormulaNames } from '@/services/wms/generated/liquidations.gen';

/** The fault of a formula as it stands, as the server would say it; null where there is none. */
export function faultOf(text: string, known: KnownNames, wanted: Unit): FormulaFault | null {
  if (text.trim() === '') return null;
  const pointed = pointFault(text);
  if (pointed) return pointed;
  const { tree, fault } = parseFormula(text);
  if (fault) return fault;
  return checkFormula(tree, known, wanted).fault ?? null;
}

export interface Suggestion {
  /** The text that is put into the formula. */
  insert: string;
  form: string;
  label: string;
}

const functions: Suggestion[] = Object.entries(formulaFunctions).map(([name, { form, label }]) => ({
  insert: `${name}(`,
  form,
  label,
}));
const variables: Suggestion[] = Object.entries(formulaVariables).map(([name, { label }]) => ({
  insert: name,
  form: name,
  label,
}));

const word = /[\p{L}\p{N}_.]*$/u;
const caller = /([\p{L}_]+)\(\s*[\p{L}\p{N}_.]*$/u;
const MOST = 6;

/** Each function takes this kind of name between its parentheses. */
const kindsOf: Readonly<Record<string, keyof FormulaNames>> = Object.fromEntries(
  Object.entries(formulaFunctions).flatMap(([name, { args }]) => {
    const [kind] = args as readonly string[];
    const named = [
      'concept',
      'base',
      'news',
      'leave',
      'hours',
      'band',
      'parameter',
      'pending',
      'order',
      'table',
    ];
    return kind && named.includes(kind) ? [[name, kind as keyof FormulaNames]] : [];
  }),
);

/** The word before the caret may become one of these: a name of the kind that the function asks for, else what there is. */
export function suggestionsAt(
  text: string,
  caret: number,
  names: FormulaNames,
): { from: number; options: Suggestion[] } {
  const before = text.slice(0, caret);
  const [begun = ''] = word.exec(before) ?? [];
  const inside = kindsOf[foldName(caller.exec(before)?.[1] ?? '')];
  const all = inside
    ? names[inside].map(({ name, label }) => ({ insert: name, form: name, label }))
    : [...variables, ...functions];
  const folded = foldName(begun);
  if (folded === '' && !inside) return { from: caret, options: [] };
  const found = all.filter(
    ({ form, label }) =>
      foldName(form).startsWith(folded) || (folded.length > 2 && foldName(label).includes(folded)),
  );
  const whole = found.length === 1 && foldName(found[0]?.insert ?? '') === folded;
  return { from: caret - begun.length, options: whole ? [] : found.slice(0, MOST) };
}
