import type { ConceptRun } from '@contract/liquidations/payBases';
import { arrayContains } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { payConcept } from '../../../db/schema/payConcepts';

/** These kinds came after the first version. */
const later: readonly ConceptRun[] = ['final', 'vacation', 'fortnight'];

/** Kinds of run that this organisation knows no concept of. */
export async function missingKinds(db: Db): Promise<ConceptRun[]> {
  const known = await Promise.all(
    later.map((kind) => db.$count(payConcept, arrayContains(payConcept.runs, [kind]))),
  );
  return later.filter((_, index) => known[index] === 0);
}
