import type { definitionFields } from '@contract/workflow/definition';
import { tryDefinition } from '@contract/workflow/definitionAcciones';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { findRequestType } from '../../engine/approvals/registry';
import {
  definitionsOf,
  ownerOf,
  type Ruling,
  resolveChain,
} from '../../engine/approvals/resolveChain';
import { nobodyDecides } from '../../engine/approvals/submitRequest';
import { invalid, notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { definitionFaults } from './definitionFaults';

type Draft = z.infer<typeof definitionFields> & { id?: number };

/** The definitions as they would be if the draft were saved, in their order. */
async function withDraft(db: Db, type: string, draft: Draft | undefined): Promise<Ruling[]> {
  const stored: Ruling[] = await definitionsOf(db, type);
  if (!draft) return stored;
  const faults = await definitionFaults(db, draft);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const at = stored.findIndex(({ id }) => id === draft.id);
  return at < 0 ? [...stored, draft] : stored.with(at, draft);
}

export const tryDefinitionHandler = implement(
  tryDefinition,
  async ({ type: name, personId, values, draft }, { db }) => {
    const type = findRequestType(name);
    if (!type) throw invalid({ type: 'Elegí qué se pide.' });
    if ((await db.$count(person, eq(person.id, personId))) === 0) throw notFound();
    const definitions = await withDraft(db, name, draft);
    const chain = await resolveChain(db, type, await ownerOf(db, personId), values, definitions);
    const refs = await authorRefs(
      db,
      chain.steps.flatMap((step) => step.accountIds),
    );
    return {
      definition: chain.ruling?.name ?? null,
      rulesDraft: draft !== undefined && chain.ruling === draft,
      steps: chain.steps.map(({ mode, accountIds, fallback }, at) => ({
        number: at + 1,
        mode,
        fallback,
        approvers: accountIds.flatMap((id) => refs.get(id) ?? []),
      })),
      refusal: chain.steps.some((step) => step.accountIds.length === 0) ? nobodyDecides : null,
    };
  },
);
