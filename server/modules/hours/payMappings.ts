import { listPayMappings, removePayMapping, savePayMapping } from '@contract/hours/payAcciones';
import { payMappingRecord } from '@contract/hours/payMapping';
import { can } from '@contract/session/can';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { payMapping } from '../../db/schema/payMapping';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { defineStore } from '../../engine/store/defineStore';

const allMappings = (db: Db) =>
  db
    .select()
    .from(payMapping)
    .orderBy(sql`${payMapping.usedAt} desc nulls last`, asc(payMapping.id));

export const findMapping = async (db: Db, id: number) =>
  (await db.select().from(payMapping).where(eq(payMapping.id, id)))[0];

/** The figures of others are taken out by who has others. */
export function requireOthers({ roleScope }: Viewer): void {
  if (roleScope === 'own') throw forbidden('Tu rol llega solo a tus propias horas.');
}

const mappings = defineStore({
  record: payMappingRecord,
  table: payMapping,
  find: ({ db }, id) => findMapping(db, id),
  missing: 'Ese formato ya no está.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${payMapping.name}) = anden_fold(${name})`,
      words: 'Ya hay un formato con ese nombre.',
    },
  ],
  tag: 'PayMapping',
});

export const listPayMappingsHandler = implement(
  listPayMappings,
  async (_input, { db, viewer, reach }) => {
    requireOthers(viewer);
    const [rows, sites] = await Promise.all([
      allMappings(db),
      db
        .selectDistinct({ id: site.id, name: site.name })
        .from(site)
        .innerJoin(person, eq(person.siteId, site.id))
        .where(withinReach(reach, viewer, person.id))
        .orderBy(asc(site.name)),
    ]);
    return { rows, sites, edits: can(viewer.roles, 'HOURS.CREATE') };
  },
);

export const savePayMappingHandler = implement(savePayMapping, (input, context) => {
  requireOthers(context.viewer);
  return mappings.save(context, input);
});

export const removePayMappingHandler = implement(removePayMapping, (input, context) => {
  requireOthers(context.viewer);
  return mappings.remove(context, input);
});
