import { tryDefinition } from '@contract/workflow/tryDefinition';
import { eq } from 'drizzle-orm';
import { requestTypes } from '../../approvals/registry';
import { ownerOf, resolveChain } from '../../approvals/resolveChain';
import { nobodyDecides } from '../../approvals/submitRequest';
import { person } from '../../db/schema/organisation';
import { invalid, notFound } from '../../http/fault';
import { authorRefs } from '../../people/authorRef';
import { implement } from '../implement';

export const tryDefinitionHandler = implement(
  tryDefinition,
  async ({ type: name, personId, values }, { db }) => {
    const type = requestTypes.find((one) => one.type === name);
    if (!type) throw invalid({ type: 'Elegí qué se pide.' });
    if ((await db.$count(person, eq(person.id, personId))) === 0) throw notFound();
    const chain = await resolveChain(db, type, await ownerOf(db, personId), values);
    const refs = await authorRefs(
      db,
      chain.steps.flatMap((step) => step.accountIds),
    );
    return {
      definition: chain.definition,
      steps: chain.steps.map(({ mode, accountIds, fallback }) => ({
        mode,
        fallback,
        approvers: accountIds.flatMap((id) => refs.get(id) ?? []),
      })),
      refusal: chain.steps.some((step) => step.accountIds.length === 0) ? nobodyDecides : null,
    };
  },
);
