import type { Condition, ConditionField } from '@contract/workflow/condition';
import type { definitionFields } from '@contract/workflow/definition';
import type { Resolver } from '@contract/workflow/resolver';
import type { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { role } from '../../db/schema/session';
import { conditionFieldsFrom } from '../../engine/approvals/conditionFields';
import { namedRecords } from '../../engine/approvals/namedRecords';
import { findRequestType } from '../../engine/approvals/registry';

type Fields = z.infer<typeof definitionFields>;
type Faults = Record<string, string>;

/** A condition must say of a field something that the field can be. */
function conditionFault(condition: Condition, fields: readonly ConditionField[]): Faults {
  const field = fields.find(({ key }) => key === condition.field);
  if (!field) return { field: 'Eso no se sabe de esta solicitud.' };
  const compares = condition.operator === 'atLeast' || condition.operator === 'atMost';
  if (field.kind === 'number') {
    return Number.isFinite(Number(condition.value)) ? {} : { value: 'Escribí un número.' };
  }
  if (compares) return { operator: 'Solo se comparan números.' };
  const known = field.choices.some(({ value }) => value === String(condition.value));
  return known ? {} : { value: 'Elegí una opción.' };
}

/** Every resolver with its place in the form. */
const resolversOf = ({ steps }: Fields): [path: string, resolver: Resolver][] =>
  steps.flatMap(({ resolvers, escalateTo }, at) => [
    ...resolvers.map((one, index): [string, Resolver] => [`steps.${at}.resolvers.${index}`, one]),
    ...(escalateTo ? [[`steps.${at}.escalateTo`, escalateTo] as [string, Resolver]] : []),
  ]);

async function present(db: Db, table: typeof person | typeof role, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(anyOf(table.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function resolverFaults(db: Db, fields: Fields): Promise<Faults> {
  const all = resolversOf(fields);
  const personIds = all.flatMap(([, one]) => (one.kind === 'person' ? [one.personId] : []));
  const roleIds = all.flatMap(([, one]) => (one.kind === 'role' ? [one.roleId] : []));
  const people = await present(db, person, personIds);
  const roles = await present(db, role, roleIds);
  const faults: Faults = {};
  for (const [path, one] of all) {
    if (one.kind === 'person' && !people.has(one.personId)) {
      faults[`${path}.personId`] = 'Esa persona ya no existe.';
    }
    if (one.kind === 'role' && !roles.has(one.roleId)) {
      faults[`${path}.roleId`] = 'Ese rol ya no existe.';
    }
  }
  return faults;
}

/** The shape alone cannot tell these faults: a field, a value, a person or a role that is not there. */
export async function definitionFaults(db: Db, fields: Fields): Promise<Faults> {
  const type = findRequestType(fields.type);
  if (!type) return { type: 'Elegí qué se pide.' };
  const records = await namedRecords(db, [fields]);
  const known = (await (await conditionFieldsFrom(db))(type)).map((field) => ({
    ...field,
    choices: [...field.choices, ...records.filter((one) => one.field === field.key)],
  }));
  const faults = await resolverFaults(db, fields);
  for (const [index, condition] of fields.conditions.entries()) {
    for (const [name, message] of Object.entries(conditionFault(condition, known))) {
      faults[`conditions.${index}.${name}`] = message;
    }
  }
  return faults;
}
