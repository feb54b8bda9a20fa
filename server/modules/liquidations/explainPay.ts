import { payConceptRecord } from '@contract/liquidations/payConcept';
import type { explainedLine } from '@contract/liquidations/payRunPerson';
import type Big from 'big.js';
import type { z } from 'zod';
import { dayWorkerInputs } from './dayWorkerInputs';
import { declaredInputs } from './declaredInputs';
import type { FrozenRun } from './frozenRun';
import { orderInputs, partInputs, takenInputs } from './itemInputs';
import { leaveInputs } from './leaveInputs';
import { inputsOf } from './lineInputs';
import type { PayFacts } from './payFacts';
import { formulaFields, type ReadyConcept } from './payPlan';
import { payReads } from './payReads';
import type { ReckonedPay } from './reckonPay';

export type Explained = z.infer<typeof explainedLine>;

const labels = payConceptRecord.fields;
const fieldLabels = {
  condition: labels.condition.label,
  quantity: labels.quantity.label,
  rate: labels.rate.label,
  formula: labels.formula.label,
};

export const formulasOf = (concept: ReadyConcept) =>
  formulaFields.flatMap((field) =>
    concept[field] ? [{ label: fieldLabels[field], text: concept[field] }] : [],
  );

/** Each line with the formula and the figures that made it, from what was kept with the run. */
export function explainPay(
  pay: Exclude<ReckonedPay, { problem: string }>,
  facts: PayFacts,
  frozen: FrozenRun,
  personId: number,
): Explained[] {
  const amounts = new Map(pay.lines.map(({ concept, amount }) => [concept.code, amount]));
  const taken = new Set<number>();
  const withheld = new Map<number, Big>();
  const reads = payReads(facts, frozen.figures, {
    amounts,
    bases: pay.bases,
    own: new Map(),
    taken,
    withheld,
  });
  const where = { personId, docket: facts.docket, period: frozen.figures.period };
  return pay.lines.map((line) => {
    const { concept, quantity, rate, amount } = line;
    return {
      code: concept.code,
      name: concept.name,
      kind: concept.kind,
      unit: concept.unit,
      quantity: quantity?.toFixed() ?? null,
      rate: rate?.toFixed() ?? null,
      amount: amount.toFixed(2),
      formulas: formulasOf(concept),
      inputs: [
        ...inputsOf(line, reads, frozen, where),
        ...partInputs(line, where),
        ...leaveInputs(concept, facts),
        ...dayWorkerInputs(concept.words, facts),
        ...takenInputs(taken, facts),
        ...orderInputs(withheld, facts),
        ...declaredInputs(concept.code, facts),
      ],
      source: concept.source,
      previous: null,
    };
  });
}
