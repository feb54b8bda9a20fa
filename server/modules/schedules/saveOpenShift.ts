import { openShiftRecord } from '@contract/schedules/openShift';
import { deleteOpenShift, saveOpenShift } from '@contract/schedules/openShiftAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { area, person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { openShift } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { worksToday } from '../../engine/people/worksToday';
import { refuseTarget } from '../../engine/places/target';
import { rolesWith } from '../../engine/scope/rolesWith';
import { defineStore } from '../../engine/store/defineStore';
import { clock } from '../../engine/time/clock';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { shortDay } from './dayWords';
import { findOpenShift } from './openShiftQueries';
import { findShift } from './shiftQueries';
import { shiftTimes } from './shiftTimes';

export const openShiftLink = (id: number) => `/schedules/mine?abierto=${id}`;

const store = defineStore({
  record: openShiftRecord,
  table: openShift,
  find: (context: Context, id) => findOpenShift(context, id),
  missing: 'Ese turno abierto no existe o no está a tu alcance.',
  used: 'Ya lo tomó alguien.',
  unique: ({ areaId, day, shiftId }) => [
    {
      field: 'shiftId',
      same: and(
        eq(openShift.areaId, areaId),
        eq(openShift.day, day),
        eq(openShift.shiftId, shiftId),
      ),
      words: 'Ya le ofreciste ese turno al área: cambiale los lugares.',
    },
  ],
  tag: 'OpenShift',
  audience: { kind: 'everyone', permission: 'SCHEDULES' },
});

type Shown = NonNullable<Awaited<ReturnType<typeof findOpenShift>>>;
type Fields = Pick<Shown, 'areaId' | 'day' | 'shiftId' | 'places'>;

export const saveOpenShiftHandler = implement(saveOpenShift, async (input, context) => {
  const { viewer } = context;
  let authorId = viewer.accountId;
  const saved = await store.save(context, input, async (fields, before, stored) => {
    authorId = stored?.authorId ?? authorId;
    if (before) refuseTaken(before, fields);
    return { ...fields, ...(await timesOf(context, fields)), authorId };
  });
  if (input.id === undefined) await offer(context, saved);
  return saved;
});

/** The person who took it counts on the day and the hours. */
function refuseTaken(before: Shown, { areaId, day, shiftId, places = 1 }: Fields): void {
  if (before.taken === 0) return;
  if (before.areaId !== areaId || before.day !== day || before.shiftId !== shiftId) {
    throw conflict('Ya lo tomó alguien: solo podés cambiar cuántos lugares tiene.');
  }
  if (places < before.taken) {
    throw invalid({ places: `Ya hay ${before.taken} ocupados: no pueden ser menos.` });
  }
}

async function timesOf(context: Context, { areaId, day, shiftId }: Fields) {
  const { db } = context;
  await refuseTarget(context, { target: 'area', personId: null, siteId: null, areaId });
  const [[place], of] = await Promise.all([
    db
      .select({ siteId: site.id, zone: site.zone })
      .from(area)
      .innerJoin(site, eq(site.id, area.siteId))
      .where(eq(area.id, areaId)),
    findShift(db, shiftId),
  ]);
  if (!place) throw new Error('an area of no site');
  if (!of?.active) throw invalid({ shiftId: 'Ese turno no existe o ya no se usa.' });
  const times = shiftTimes(of, day, place.zone);
  if (times.startsAt <= clock.now()) throw invalid({ day: 'Ese turno ya empezó.' });
  await refuseClosedPeriod(db, { siteId: place.siteId, day, ledger: 'time' });
  return times;
}

/** Tells the people of the area who have a page to take it from. */
async function offer(context: Context, { id, areaId, day, shiftName }: Shown): Promise<void> {
  const { db, viewer } = context;
  const roles = await rolesWith(db, 'SCHEDULES');
  const staff = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.areaId, areaId),
        worksToday,
        eq(account.active, true),
        ne(account.id, viewer.accountId),
        anyOf(
          account.roleId,
          roles.map((role) => role.id),
        ),
      ),
    );
  await notify(
    context,
    staff.map((row) => row.id),
    {
      type: 'schedules.open',
      title: `Podés tomar un turno el ${shortDay(day)}`,
      body: shiftName,
      link: openShiftLink(id),
    },
  );
}

export const deleteOpenShiftHandler = implement(deleteOpenShift, async (input, context) => {
  const removed = await store.remove(context, input, ({ taken, takers }) => {
    if (taken === 0) return;
    throw conflict(
      `Ya lo tomó ${takers.join('; ')}: para no ofrecerlo más, dejale ${taken === 1 ? '1 lugar' : `${taken} lugares`}.`,
    );
  });
  await settleNotices(context, { type: 'schedules.open', link: openShiftLink(input.id) });
  return removed;
});
