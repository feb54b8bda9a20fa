import { saveParameter } from '@contract/admin/parameterAcciones';
import { saveOrganisationHoliday } from '@contract/holidays/calendarAcciones';
import { requestLeave } from '@contract/holidays/requestLeave';
import { askCorrection } from '@contract/markings/correctionAcciones';
import { savePersonHistory } from '@contract/users/personPartAcciones';
import { approveRequest } from '@contract/workflow/requestAcciones';
import { eq, sql } from 'drizzle-orm';
import { absence } from '../../../server/db/schema/absences';
import { approvalRequest } from '../../../server/db/schema/approvals';
import { clockTouch } from '../../../server/db/schema/clocks';
import { periodAdjustment } from '../../../server/db/schema/closes';
import { leave, leaveType } from '../../../server/db/schema/holidays';
import { news, newsType } from '../../../server/db/schema/news';
import { plannedShift, shift } from '../../../server/db/schema/schedules';
import { account } from '../../../server/db/schema/session';
import { addDays } from '../../../server/engine/time/days';
import { closesWorld } from '../../../server/modules/closes/testing/closesWorld';
import { hoursOff } from './hoursOff';
import { waitingOvertimeOf } from './waitingOvertimeOf';
import { whoLeavesOn } from './whoLeavesOn';

/** A month of a site with something of each kind in it, closed for time and for pay. */
export async function closedWorld() {
  const world = await closesWorld();
  const { server, db, at, day, personOf } = world;
  const { id: personId } = personOf('empleado');
  const done = <T>({ status, body, error }: { status: number; body: T; error: unknown }): T => {
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body;
  };
  const accountOf = async (username: string) => {
    const [row] = await db.select().from(account).where(eq(account.username, username));
    return row?.id ?? 0;
  };
  const versionOf = async (id: number) => {
    const [row] = await db.select().from(approvalRequest).where(eq(approvalRequest.id, id));
    return row?.version ?? 0;
  };
  const typeOf = async (code: string) => {
    const [row] = await db.select().from(newsType).where(eq(newsType.code, code));
    return row?.id ?? 0;
  };
  await db.delete(absence).where(eq(absence.personId, personId));

  const hours = { fromDay: day, toDay: day, quantity: '1', paidPercent: 100, authorId: 1 };
  const [novelty] = await db
    .insert(news)
    .values({ ...hours, personId, typeId: await typeOf('TAR'), state: 'pending' })
    .returning();
  const correction = done(
    await server.call(
      askCorrection,
      {
        day,
        punches: [{ kind: 'in', clock: '07:31' }],
        reason: 'Me olvidé de fichar.',
      },
      'empleado',
    ),
  );
  const [kind] = await db.select().from(leaveType).where(eq(leaveType.code, 'VAC'));
  /** Asked for far ahead, where nothing refuses it, and brought into the month. */
  const leaveOn = async (first: string, last: string, ahead: string, granted: boolean) => {
    const span = { fromDay: ahead, toDay: addDays(ahead, 6) };
    const asked = done(
      await server.call(requestLeave, { personId, typeId: kind?.id, ...span }, 'rrhh'),
    );
    if (granted) {
      const target = { id: asked.requestId, version: await versionOf(asked.requestId) };
      done(await server.call(approveRequest, target, 'supervisor'));
    }
    const moved = { fromDay: first, toDay: last };
    await db.update(leave).set(moved).where(eq(leave.id, asked.id));
    await db.update(absence).set(moved).where(eq(absence.sourceId, asked.id));
    return asked;
  };
  const year = Number(at.month.slice(0, 4)) + 1;
  const asked = await leaveOn(`${at.month}-20`, `${at.month}-20`, `${year}-02-01`, false);
  // Whichever keeper asked could not attend to it themselves, so its person asked for it.
  const author = { authorId: await accountOf('empleado') };
  await db.update(approvalRequest).set(author).where(eq(approvalRequest.id, asked.requestId));
  const granted = await leaveOn(`${at.month}-22`, `${at.month}-23`, `${year}-02-08`, true);
  const [model] = await db.select().from(shift).limit(1);
  if (!model) throw new Error('the demo has shifts');
  await db.delete(plannedShift).where(sql`${plannedShift.personId} = ${personId}
    and ${plannedShift.day} = ${day}`);
  const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = model;
  await db.insert(plannedShift).values({
    ...{ breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night },
    personId,
    day,
    shiftId: model.id,
    startsAt: new Date(`${day}T11:00:00Z`),
    endsAt: new Date(`${day}T19:00:00Z`),
  });
  const rest = { name: 'Puente', siteId: at.siteId, worked: false };
  const holiday = done(
    await server.call(saveOrganisationHoliday, { ...rest, day: `${at.month}-27` }, 'rrhh'),
  );
  const change = { kind: 'position', position: 'Analista' };
  const history = done(
    await server.call(savePersonHistory, { personId, effectiveFrom: day, change }, 'rrhh'),
  );
  const parameter = done(
    await server.call(
      saveParameter,
      { code: 'markings.openHours', validFrom: `${at.month}-02`, value: '16' },
      'admin',
    ),
  );
  const [adjustment] = await db
    .insert(periodAdjustment)
    .values({
      personId,
      siteId: at.siteId,
      day: `${world.before}-10`,
      month: `${at.month}-01`,
      figure: 'worked',
      minutes: 60,
      reason: 'Llegó tarde.',
      authorId: 1,
    })
    .returning();
  const use = {
    personId,
    day,
    accountId: await accountOf('empleado'),
    decider: await accountOf('supervisor'),
  };
  const askedOff = await hoursOff(db, { ...use, granted: false });
  const grantedOff = await hoursOff(db, { ...use, granted: true });
  const [stored] = await db.select().from(leave).where(eq(leave.id, granted.id));
  const credential = '778899';
  await db.insert(clockTouch).values({ credential, local: `${day} 07:02:00` });
  const leaver = await whoLeavesOn(db, at.siteId, `${at.month}-20`);
  const overtime = await waitingOvertimeOf(db, personId, at.month);
  done(await world.closeTime());
  done(await world.closePay());
  return {
    ...world,
    personId,
    typeOf,
    versionOf,
    novelty: novelty ?? { id: 0, version: 0 },
    correction,
    asked,
    granted,
    askedOff,
    grantedOff,
    leaveVersion: stored?.version ?? 0,
    leaveTypeId: kind?.id ?? 0,
    holiday,
    history,
    parameter,
    adjustment: adjustment ?? { id: 0, version: 0 },
    shiftId: model.id,
    credential,
    leaverId: leaver,
    overtime,
  };
}

export type ClosedWorld = Awaited<ReturnType<typeof closedWorld>>;
