import {
  type CheckedFormula,
  checkFormula,
  foldedKeys,
  type KnownNames,
} from '@contract/liquidations/formula/checkFormula';
import { ofDays, ofSalary } from '@contract/liquidations/formula/dayWords';
import { type FormulaFault, foldName, wordsIn } from '@contract/liquidations/formula/formulaTree';
import type { Unit } from '@contract/liquidations/formula/formulaVocabulary';
import { parseFormula } from '@contract/liquidations/formula/parseFormula';
import type { PayConceptFields } from '@contract/liquidations/payConcept';
import { makeReady, type Reckon } from './reckonFormula';

export interface PlannedConcept extends PayConceptFields {
  id: number;
  version: number;
}

export const formulaFields = ['condition', 'quantity', 'rate', 'formula'] as const;
export type FormulaField = (typeof formulaFields)[number];

/** A concept with its formulas made ready, in the order in which it is reckoned. */
export interface ReadyConcept extends PlannedConcept {
  ready: Partial<Record<FormulaField, Reckon>>;
  /** The codes of concepts of the same run that it reads. */
  reads: ReadonlySet<string>;
  uses: CheckedFormula['uses'];
  /** All that its formulas name. */
  words: ReadonlySet<string>;
  /** So many days or hours at what one is worth: each is paid by the salary that held on it. */
  byParts: boolean;
}

interface ConceptFault {
  code: string;
  field: FormulaField;
  fault: FormulaFault;
}

type Made = { plan: ReadyConcept[]; fault?: never } | { plan?: never; fault: ConceptFault };

const wanted: Readonly<Record<FormulaField, Unit>> = {
  condition: 'truth',
  quantity: 'number',
  rate: 'money',
  formula: 'money',
};

/** The formulas of one concept, each by itself. */
export function readyConcept(
  concept: PlannedConcept,
  known: KnownNames,
): { ready: Omit<ReadyConcept, 'reads'>; fault?: never } | { ready?: never; fault: ConceptFault } {
  const ready: Partial<Record<FormulaField, Reckon>> = {};
  const uses: CheckedFormula['uses'] = [];
  const reads = { quantity: false, rate: false };
  const words = new Set<string>();
  const columns = foldedKeys<Unit>([
    ...(concept.quantity ? ([['cantidad', 'number']] as const) : []),
    ...(concept.rate ? ([['valor', 'money']] as const) : []),
  ]);
  for (const field of formulaFields) {
    const text = concept[field];
    if (!text) continue;
    const { tree, fault } = parseFormula(text);
    if (fault) return { fault: { code: concept.code, field, fault } };
    const checked = checkFormula(
      tree,
      field === 'formula' ? { ...known, own: columns } : known,
      wanted[field],
    );
    if (checked.fault) return { fault: { code: concept.code, field, fault: checked.fault } };
    uses.push(...checked.checked.uses);
    ready[field] = makeReady(tree);
    const own = wordsIn(tree);
    for (const word of own) words.add(word);
    if (field === 'quantity') reads.quantity = ofDays.some((word) => own.has(word));
    if (field === 'rate') reads.rate = ofSalary.some((word) => own.has(word));
  }
  return { ready: { ...concept, ready, uses, words, byParts: reads.quantity && reads.rate } };
}

/** A concept reads others of the same run by their code, and all that enter a base. */
function readsOf(
  { uses }: Pick<ReadyConcept, 'uses'>,
  all: readonly PlannedConcept[],
): Set<string> {
  const codes = uses.flatMap(({ function: name, name: word }) => {
    if (name === 'concepto') return [word.toUpperCase()];
    if (name !== 'base') return [];
    return all
      .filter(({ bases }) => bases.some((base) => foldName(base) === word))
      .map(({ code }) => code);
  });
  return new Set(codes);
}

/** A circle among concepts, from one of them back to it; null where there is none. */
function circleFrom(
  start: ReadyConcept,
  byCode: ReadonlyMap<string, ReadyConcept>,
  done: Set<string>,
  path: readonly string[] = [],
): string[] | null {
  if (path.includes(start.code)) return [...path.slice(path.indexOf(start.code)), start.code];
  if (done.has(start.code)) return null;
  for (const code of start.reads) {
    const next = byCode.get(code);
    const circle = next && circleFrom(next, byCode, done, [...path, start.code]);
    if (circle) return circle;
  }
  done.add(start.code);
  return null;
}

function faultOfCircle(
  circle: readonly string[],
  byCode: ReadonlyMap<string, ReadyConcept>,
): ConceptFault {
  const [code = ''] = circle;
  const field = formulaFields.findLast((one) => byCode.get(code)?.[one]) ?? 'formula';
  const to = byCode.get(code)?.[field].length ?? 1;
  return { code, field, fault: { from: 0, to, words: `Da vueltas: ${circle.join(' → ')}.` } };
}

/** All concepts of a run, each after those that it reads; of those that do not read each other the first on the slip goes first. */
export function makePlan(concepts: readonly PlannedConcept[], known: KnownNames): Made {
  const ready: ReadyConcept[] = [];
  for (const concept of concepts) {
    const made = readyConcept(concept, known);
    if (made.fault) return { fault: made.fault };
    ready.push({ ...made.ready, reads: readsOf(made.ready, concepts) });
  }
  const byCode = new Map(ready.map((one) => [one.code, one]));
  const done = new Set<string>();
  for (const one of ready) {
    const circle = circleFrom(one, byCode, done);
    if (circle) return { fault: faultOfCircle(circle, byCode) };
  }
  const plan: ReadyConcept[] = [];
  const placed = new Set<string>();
  const place = (one: ReadyConcept) => {
    if (placed.has(one.code)) return;
    placed.add(one.code);
    for (const code of one.reads) {
      const read = byCode.get(code);
      if (read) place(read);
    }
    plan.push(one);
  };
  for (const one of ready.toSorted(
    (a, b) => a.position - b.position || (a.code < b.code ? -1 : 1),
  )) {
    place(one);
  }
  return { plan };
}
