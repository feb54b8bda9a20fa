import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { area } from '../../db/schema/organisation';
import type { HandedOver } from '../../engine/module';
import { areas } from '../../engine/places/areaQueries';

/** The areas that somebody conducts. */
export const areaHandover: HandedOver = {
  kind: 'areas',
  async held(db, personIds) {
    const rows = await db
      .select({ personId: area.headId, label: area.name })
      .from(area)
      .where(anyOf(area.headId, [...personIds]))
      .orderBy(asc(area.name));
    return rows.flatMap(({ personId, label }) => (personId === null ? [] : [{ personId, label }]));
  },
  async pass(context, { from, to }) {
    const rows = await context.db.select().from(area).where(eq(area.headId, from)).orderBy(area.id);
    for (const { id, version, name, siteId } of rows) {
      await areas.save(context, { id, version, name, siteId, headId: to });
    }
  },
};
