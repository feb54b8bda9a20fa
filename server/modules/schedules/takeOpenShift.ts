import { listShiftsToTake, takeOpenShift } from '@contract/schedules/openShiftAcciones';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, site } from '../../db/schema/organisation';
import { shift } from '../../db/schema/schedules';
import { openShift, openShiftTaking } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { clock } from '../../engine/time/clock';
import { makeMoves, workedOf } from './makeMoves';
import { presentShift, shiftText } from './presentShift';
import { openShiftLink } from './saveOpenShift';
import { personOf } from './swapColleagues';

const taken = sql<number>`(select count(*)::int from ${openShiftTaking}
  where ${openShiftTaking.openShiftId} = ${openShift.id})`;

const mine = (personId: number) => sql<boolean>`exists (select from ${openShiftTaking}
  where ${openShiftTaking.openShiftId} = ${openShift.id} and ${openShiftTaking.personId} = ${personId})`;

const select = (db: Db) =>
  db
    .select({ offered: openShift, shift, zone: site.zone, taken })
    .from(openShift)
    .innerJoin(shift, eq(shift.id, openShift.shiftId))
    .innerJoin(area, eq(area.id, openShift.areaId))
    .innerJoin(site, eq(site.id, area.siteId));

export const listShiftsToTakeHandler = implement(
  listShiftsToTake,
  async (_input, { db, viewer: { personId, areaId } }) => {
    if (personId === null || areaId === null) return { rows: [] };
    const rows = await select(db)
      .where(
        and(
          eq(openShift.areaId, areaId),
          sql`${openShift.startsAt} > anden_now()`,
          sql`${taken} < ${openShift.places}`,
          sql`not ${mine(personId)}`,
        ),
      )
      .orderBy(asc(openShift.startsAt), asc(openShift.id));
    return {
      rows: rows.map(({ offered, shift: of, zone, taken: gone }) => {
        const { id, ...shown } = presentShift({ ...of, ...offered }, of, zone);
        return { id, shift: shown, left: offered.places - gone };
      }),
    };
  },
);

export const takeOpenShiftHandler = implement(takeOpenShift, async ({ id }, context) => {
  const { db, viewer, audit, emit } = context;
  const personId = personOf(context);
  // The second to come waits here, and then reads that the place is gone.
  await db.select({ id: openShift.id }).from(openShift).where(eq(openShift.id, id)).for('update');
  const [found] = await select(db).where(
    and(eq(openShift.id, id), eq(openShift.areaId, viewer.areaId ?? 0)),
  );
  if (!found) throw notFound('Ese turno abierto ya no existe.');
  const { offered, shift: of, taken: gone } = found;
  const [already] = await db
    .select({ id: openShiftTaking.id })
    .from(openShiftTaking)
    .where(and(eq(openShiftTaking.openShiftId, id), eq(openShiftTaking.personId, personId)));
  if (already) throw conflict('Ya tomaste ese turno.');
  if (offered.startsAt <= clock.now()) throw conflict('Ese turno ya empezó.');
  if (gone >= offered.places) throw conflict('Ya lo tomó otra persona: no quedan lugares.');
  const comes = [workedOf({ ...of, ...offered })];
  await makeMoves(context, [personId], async () => [{ personId, leaves: [], comes }]);
  await db.insert(openShiftTaking).values({ openShiftId: id, personId });
  await audit({ entity: 'openShift', entityId: id, after: { personId } });
  await emit([{ type: 'OpenShift', id: 'LIST' }], { kind: 'everyone', permission: 'SCHEDULES' });
  if (gone + 1 === offered.places) {
    await settleNotices(context, { type: 'schedules.open', link: openShiftLink(id) });
  }
  await tellAuthor(context, found);
  return { ok: true as const };
});

type Found = Awaited<ReturnType<typeof select>>[number];

/** The person who offered it is told that it is covered. */
async function tellAuthor(context: Context, { offered, shift: of, zone }: Found): Promise<void> {
  const { viewer } = context;
  if (offered.authorId === viewer.accountId) return;
  await notify(context, [offered.authorId], {
    type: 'schedules.open',
    title: `${viewer.displayName} tomó un turno abierto`,
    body: shiftText(offered, of.name, zone),
    link: '/schedules/open',
  });
}
