import { cancelLeave, getLeave, getLeaveBalance } from '@contract/holidays/leaveAcciones';
import { requestLeave } from '@contract/holidays/requestLeave';
import { approveRequest, cancelRequest } from '@contract/workflow/requestAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { absence } from '../../../db/schema/absences';
import { leave, leaveType } from '../../../db/schema/holidays';
import { account } from '../../../db/schema/session';
import { addDays } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { lawfulStart } from '../leaveDayRules';

/** The demo organisation, somebody with leave to take, and the words to ask, grant and read it. */
export async function leaveWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  const personId = row?.personId ?? 0;
  const types: Record<string, number> = {};
  for (const type of await db.select().from(leaveType)) types[type.code] = type.id;
  const { body } = await server.call(getLeaveBalance, {}, 'empleado');
  expect(body.available).toBeGreaterThanOrEqual(14);
  const found = await db.execute<{ area_id: number }>(
    sql`select area_id from person where id = ${personId}`,
  );
  const today = todayIn();
  /** A Monday far enough to be asked for, with no public holiday around it. */
  const monday = lawfulStart(addDays(today, 90), { weekDays: 5, holidays: new Map() });

  const week = (from = monday, days = 7) => ({ fromDay: from, toDay: addDays(from, days - 1) });
  const read = async (id: number, as = 'empleado') =>
    (await server.call(getLeave, { id }, as)).body;
  const version = async (id: number) => (await read(id)).requestVersion;
  return {
    server,
    db,
    personId,
    areaId: found.rows[0]?.area_id ?? 0,
    types,
    monday,
    week,
    read,
    version,
    ask: (more: Record<string, unknown> = {}, as = 'empleado') =>
      server.call(requestLeave, { typeId: types.VAC ?? 0, ...week(), ...more }, as),
    balance: async (as = 'empleado', whose?: number) =>
      (await server.call(getLeaveBalance, whose === undefined ? {} : { personId: whose }, as)).body,
    held: async (id: number) => {
      const own = and(eq(absence.source, 'leave'), eq(absence.sourceId, id));
      return (await db.select().from(absence).where(own))[0];
    },
    approve: async ({ id, requestId }: { id: number; requestId: number }, as = 'supervisor') =>
      server.call(approveRequest, { id: requestId, version: await version(id), note: '' }, as),
    /** Leaves that another test asked or was granted no longer stand. */
    clear: async () => {
      const mine = await db.select().from(leave).where(eq(leave.personId, personId));
      for (const { id } of mine) {
        const { state, actions, version: at, requestId, requestVersion } = await read(id);
        if (state === 'pending' || state === 'draft') {
          await server.call(cancelRequest, { id: requestId, version: requestVersion }, 'empleado');
        }
        if (actions.includes('callOff')) {
          const target = { id, version: at, reason: 'Para otra prueba' };
          await server.call(cancelLeave, target, 'rrhh');
        }
      }
    },
  };
}

export type LeaveWorld = Awaited<ReturnType<typeof leaveWorld>>;
