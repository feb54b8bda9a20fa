import { saveArea } from '@contract/admin/organisationAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { writeHistory } from '../../engine/people/writeHistory';
import { areas } from '../../engine/places/areaQueries';
import { todayAt } from '../../engine/time/todayAt';
import { isColleague, refuseClosedEffect } from '../users';
import { checkPlace } from './checkPlace';
import { whoMoves } from './placeRules';

export const saveAreaHandler = implement(saveArea, async ({ movePeople, ...input }, context) => {
  const { db } = context;
  let from: number | undefined;
  const saved = await areas.save(context, input, async (fields, before) => {
    await checkPlace(db, fields);
    const { headId, siteId } = fields;
    // The head of an area keeps it, even after they left.
    if (headId && headId !== before?.head?.id && !(await isColleague(db, headId))) {
      throw invalid({ headId: 'Esa persona ya no trabaja acá.' });
    }
    from = before?.siteId;
    const unasked = before && before.siteId !== siteId && !movePeople ? whoMoves(before) : null;
    if (unasked) throw invalid({ movePeople: unasked });
    return fields;
  });
  if (from === undefined || from === saved.siteId) return saved;
  await moveAreaPeople(context, saved.id, { from, to: saved.siteId });
  return saved;
});

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
  // People who are to come to the area find it where it is by then.
  await db
    .update(personHistory)
    .set({ siteId: sites.to })
    .where(and(eq(personHistory.areaId, areaId), eq(personHistory.begun, false)));
  if (moved.length === 0) return;
  const today = await todayAt(db, sites.to);
  await refuseClosedEffect(db, ['place'], [sites.from, sites.to], [today]);
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
