import type { ConditionField } from '@contract/workflow/condition';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, site } from '../../db/schema/organisation';
import type { RequestType } from './requestType';

/** Every request happens somewhere: where its owner works, unless its type says another place. */
const placeFields: readonly ConditionField[] = [
  { key: 'siteId', label: 'Sede', kind: 'site', choices: [] },
  { key: 'areaId', label: 'Área', kind: 'area', choices: [] },
];

/** The places that there are, as choices. */
async function placeChoices(db: Db) {
  const sites = await db
    .select({ value: sql<string>`${site.id}::text`, label: site.name })
    .from(site)
    .orderBy(asc(site.name));
  const areas = await db
    .select({
      value: sql<string>`${area.id}::text`,
      label: sql<string>`${area.name} || ', ' || ${site.name}`,
    })
    .from(area)
    .innerJoin(site, sql`${site.id} = ${area.siteId}`)
    .orderBy(asc(site.name), asc(area.name));
  return (field: ConditionField): ConditionField => {
    if (field.kind === 'site') return { ...field, choices: sites };
    return field.kind === 'area' ? { ...field, choices: areas } : field;
  };
}

/** A condition on requests of a type may look at these fields, with their choices. */
export async function conditionFieldsFrom(db: Db) {
  const withPlaces = await placeChoices(db);
  return async (type: RequestType): Promise<ConditionField[]> => {
    const fields: ConditionField[] = [];
    for (const field of [...type.fields, ...placeFields]) {
      const find = field.kind === 'choice' ? type.choices?.[field.key] : undefined;
      fields.push(find ? { ...field, choices: await find(db, {}) } : withPlaces(field));
    }
    return fields;
  };
}
