import type { ConditionField } from '@contract/workflow/condition';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { area, site } from '../db/schema/organisation';
import type { RequestType } from './requestType';

/** Every request happens somewhere: where its owner works, unless its type says another place. */
const placeFields: readonly ConditionField[] = [
  { key: 'siteId', label: 'Sede', kind: 'site', choices: [] },
  { key: 'areaId', label: 'Área', kind: 'area', choices: [] },
];

/** What a condition on requests of this type may look at. */
export const conditionFieldsOf = ({ fields }: RequestType): readonly ConditionField[] => [
  ...fields,
  ...placeFields,
];

/** The places that there are, as choices. */
export async function placeChoices(db: Db) {
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
