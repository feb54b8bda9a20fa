import {
  listPayConcepts,
  removePayConcept,
  savePayConcept,
} from '@contract/liquidations/conceptAcciones';
import { knownNames } from '@contract/liquidations/formula/knownNames';
import {
  asksForBases,
  NO_BASES,
  type PayConcept,
  type PayConceptFields,
  payConceptRecord,
  settleConcept,
} from '@contract/liquidations/payConcept';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payConcept } from '../../db/schema/payConcepts';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { allConcepts, conceptsOn, findConcept, sameCodeThen } from './conceptQueries';
import { formulaNames } from './formulaNames';
import { makePlan, type PlannedConcept } from './payPlan';
import { refusePoints } from './refusePoints';

const IN_A_RUN = 'Ya está en una liquidación: ponele hasta cuándo rige y deja de salir desde ahí.';

const concepts = defineStore({
  record: payConceptRecord,
  table: payConcept,
  find: ({ db }, id) => findConcept(db, id),
  missing: 'Ese concepto ya no está.',
  used: IN_A_RUN,
  unique: (fields) => [
    {
      field: 'code',
      same: sameCodeThen(fields),
      words: ({ name }) => `Ese código ya es de “${name}” en algunos de esos días.`,
    },
    {
      field: 'bookCode',
      same: sql`${fields.bookCode} <> '' and ${payConcept.bookCode} = ${fields.bookCode} and ${payConcept.code} <> ${fields.code}`,
      words: ({ name }) => `Ya es el de “${name}”.`,
    },
  ],
  tag: 'PayConcept',
});

/** The concepts that rule beside it have to make sense with it: names, units and no circles, in each kind of run. */
async function refuseFormulas(
  db: Db,
  concept: PlannedConcept,
  before: PayConcept | undefined,
): Promise<void> {
  for (const kind of new Set([...concept.runs, ...(before?.runs ?? [])])) {
    const beside = (await conceptsOn(db, concept.fromDay, kind)).filter(
      ({ id, code }) => id !== concept.id && code !== concept.code,
    );
    const all = concept.runs.includes(kind) ? [...beside, concept] : beside;
    const { fault } = makePlan(all, knownNames(await formulaNames(db, all)));
    if (!fault) continue;
    const { code, field, fault: found } = fault;
    if (code === concept.code) throw invalid({ [field]: found.words });
    throw conflict(`Así deja de entenderse ${code}: ${found.words}`);
  }
}

export const listPayConceptsHandler = implement(listPayConcepts, async (_input, { db }) => ({
  ...(await allConcepts(db)),
  edits: true,
}));

export const savePayConceptHandler = implement(savePayConcept, async (asked, context) => {
  const { withoutBases, ...input } = asked;
  return concepts.save(context, input, async (fields: PayConceptFields, before) => {
    refusePoints(fields);
    if (asksForBases(fields, before) && !withoutBases) throw invalid({ bases: NO_BASES });
    if (before && before.code !== fields.code && before.usedBy.length > 0) {
      throw invalid({ code: `Lo nombra ${before.usedBy.join(', ')}: el código queda como está.` });
    }
    await refuseFormulas(
      context.db,
      {
        ...fields,
        id: before?.id ?? 0,
        version: before?.version ?? 0,
      },
      before,
    );
    return settleConcept(fields);
  });
});

export const removePayConceptHandler = implement(removePayConcept, async (input, context) => {
  return concepts.remove(context, input, async ({ usedBy, code }) => {
    if (usedBy.length > 0) throw conflict(`A ${code} lo nombra ${usedBy.join(', ')}.`);
    // A run keeps it whether or not anybody had a line of it.
    const held = sql`${payRun.frozen} @> ${JSON.stringify({ concepts: [{ id: input.id }] })}::jsonb`;
    if ((await context.db.$count(payRun, held)) > 0) throw conflict(IN_A_RUN);
  });
});
