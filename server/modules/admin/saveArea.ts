import { saveArea } from '@contract/admin/organisationAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { area, person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import type { Context } from '../../engine/acciones/context';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { writeHistory } from '../../engine/people/writeHistory';
import { todayAt } from '../../engine/time/todayAt';
import { refuseClosedEffect } from '../users/effectRules';
import { isColleague } from '../users/personPlace';
import { findArea, lockArea } from './areaQueries';
import { checkPlace } from './checkPlace';
import { whoMoves } from './placeRules';

export const saveAreaHandler = implement(
  saveArea,
  async ({ id, version, movePeople, ...fields }, context) => {
    const { db, audit, emit } = context;
    const kept = { lock: lockArea, shown: findArea, missing: 'El área no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    await checkPlace(db, fields);
    const { headId, siteId } = fields;
    // Whoever conducts it keeps it, even after they left.
    if (headId && headId !== before?.headId && !(await isColleague(db, headId))) {
      throw invalid({ headId: 'Esa persona ya no trabaja acá.' });
    }
    const same = and(
      eq(area.siteId, siteId),
      eq(sql`lower(${area.name})`, fields.name.toLowerCase()),
    );
    if ((await db.$count(area, and(same, ne(area.id, id ?? 0)))) > 0) {
      throw invalid({ name: 'Esa sede ya tiene un área con ese nombre.' });
    }
    const moves = before !== undefined && before.siteId !== siteId;
    const counted = moves && !movePeople ? await findArea(db, before.id) : undefined;
    const unasked = counted ? whoMoves(counted) : null;
    if (unasked) throw invalid({ movePeople: unasked });
    const [row] = before
      ? await db
          .update(area)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(area.id, before.id))
          .returning({ id: area.id })
      : await db.insert(area).values(fields).returning({ id: area.id });
    if (!row) throw new Error('an area vanished');
    await audit({ entity: 'area', entityId: row.id, before, after: fields });
    await emit([{ type: 'Place', id: 'LIST' }], { kind: 'everyone' });
    if (moves) await moveAreaPeople(context, row.id, { from: before.siteId, to: siteId });
    const saved = await findArea(db, row.id);
    if (!saved) throw new Error('an area vanished');
    return saved;
  },
);

/** The foreign key already moved them with their area; here each of them is told apart, in the record and in their history. */
async function moveAreaPeople(
  { db, viewer, audit, emit }: Context,
  areaId: number,
  sites: { from: number; to: number },
): Promise<void> {
  const moved = await db
    .update(person)
    .set({ version: sql`${person.version} + 1` })
    .where(eq(person.areaId, areaId))
    .returning();
  // Whoever is to come to the area finds it where it is by then.
  await db
    .update(personHistory)
    .set({ siteId: sites.to })
    .where(and(eq(personHistory.areaId, areaId), eq(personHistory.begun, false)));
  if (moved.length === 0) return;
  const today = await todayAt(db, sites.to);
  await refuseClosedEffect(db, [sites.from, sites.to], [today]);
  for (const one of moved) {
    const [before, after] = [{ siteId: sites.from }, { siteId: sites.to }];
    const day = one.hireDate > today ? one.hireDate : today;
    const change = { kinds: ['place' as const], values: { ...after, areaId } };
    const effect = { day, today, accountId: viewer.accountId };
    await writeHistory(db, { ...one, ...before }, change, effect);
    await audit({ entity: 'person', entityId: one.id, before, after });
  }
  const each = moved.map(({ id }) => ({ type: 'Person' as const, id }));
  await emit([{ type: 'Person', id: 'LIST' }, ...each], { kind: 'everyone' });
}
