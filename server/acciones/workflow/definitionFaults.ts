import type { definitionFields } from '@contract/workflow/definition';
import type { Resolver } from '@contract/workflow/resolver';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { requestTypes } from '../../approvals/registry';
import type { Db } from '../../db/client';
import { person } from '../../db/schema/organisation';
import { role } from '../../db/schema/session';

type Fields = z.infer<typeof definitionFields>;

const resolversOf = ({ steps }: Fields): Resolver[] =>
  steps.flatMap(({ resolvers, escalateTo }) => [...resolvers, ...(escalateTo ? [escalateTo] : [])]);

async function missing(db: Db, table: typeof person | typeof role, ids: readonly number[]) {
  if (ids.length === 0) return false;
  const wanted = [...new Set(ids)];
  return (await db.$count(table, inArray(table.id, wanted))) < wanted.length;
}

/** What the shape alone cannot tell: a field, a person or a role that is not there. */
export async function definitionFaults(db: Db, fields: Fields): Promise<Record<string, string>> {
  const type = requestTypes.find((one) => one.type === fields.type);
  if (!type) return { type: 'Elegí qué se pide.' };
  const known = new Set(type.fields.map(({ key }) => key));
  const unknown = fields.conditions.findIndex(({ field }) => !known.has(field));
  if (unknown >= 0) return { [`conditions.${unknown}.field`]: 'Eso no se sabe de este pedido.' };
  const resolvers = resolversOf(fields);
  const people = resolvers.flatMap((one) => (one.kind === 'person' ? [one.personId] : []));
  const roles = resolvers.flatMap((one) => (one.kind === 'role' ? [one.roleId] : []));
  if (await missing(db, person, people)) return { steps: 'Una de las personas ya no existe.' };
  if (await missing(db, role, roles)) return { steps: 'Uno de los roles ya no existe.' };
  return {};
}
