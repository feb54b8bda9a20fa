import { type PayItemKind, payItemKinds } from '@contract/core/payItemKinds';
import { foldName } from '@contract/liquidations/formula/formulaTree';
import type { Db } from '../../db/Db';
import { holdPayItems } from '../../engine/pay/heldPayItems';
import type { ReadyConcept } from './payPlan';
import type { Run } from './runRules';

/** The concepts of a run settle waiting items of these kinds. */
export function kindsOf(plan: readonly ReadyConcept[]): PayItemKind[] {
  const words = new Set(
    plan.flatMap(({ uses }) =>
      uses.flatMap(({ kind, name }) => (kind === 'pending' ? [name] : [])),
    ),
  );
  return (Object.keys(payItemKinds) as PayItemKind[]).filter((kind) =>
    words.has(foldName(payItemKinds[kind].word)),
  );
}

/** Before its data are taken: no other run then counts on what this one does. */
export const holdDue = (
  db: Db,
  { id, period }: Pick<Run, 'id' | 'period'>,
  plan: readonly ReadyConcept[],
  personIds: readonly number[],
): Promise<void> => holdPayItems(db, { runId: id, period, kinds: kindsOf(plan), personIds });
